import type { AccountConfirmation } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'

/** The link of a letter. */
export interface ConfirmationLink {
  userId: string
  token: string
}

/**
 * Returns a function that confirms an account and opens the page with the result: the token leaves the address. It rejects
 * while the link still works, as with a wrong password.
 */
export function useConfirmAccount(): (body: AccountConfirmation) => Promise<void> {
  const call = useCall()
  const go = useGo()
  const show = (query: Record<string, string>) => go('accountConfirmed', { query, replace: true })
  return async (body) => {
    try {
      await call('POST api/users/confirm-account', { capability: 'accountLinks', body, quiet: true })
      show({ confirmed: '1' })
    } catch (error) {
      const code = error instanceof ApiError && error.message
      if (code === 'ALREADY_CONFIRMED') return show({ confirmed: '1', again: '1' })
      if (code === 'INVALID_TOKEN') return show({ confirmed: '0' })
      throw error
    }
  }
}
