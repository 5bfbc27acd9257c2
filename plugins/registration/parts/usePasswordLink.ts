import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'

/** What is known of a link that sets a password. */
export interface PasswordLinkState {
  /** Until the server has answered. */
  isChecking: boolean
  isDead: boolean
  /** The address of the account; undefined where it is not known. */
  email: string | undefined
}

/**
 * Asks whether the link of a letter still works, before anything is typed. Where that cannot be found out the form is shown, and its answer
 * says it.
 */
export function usePasswordLink(link: { userId: string; token: string }): PasswordLinkState {
  const call = useCall()
  const isOffered = useCapability('passwordLinks')
  const isWhole = link.userId !== '' && link.token !== ''
  const [state, setState] = useState<PasswordLinkState>({
    isChecking: isWhole && isOffered,
    isDead: !isWhole,
    email: undefined,
  })
  const check = useEffectEvent(() => {
    if (!state.isChecking) return
    call('POST api/users/password-link', { capability: 'passwordLinks', body: link, quiet: true }).then(
      ({ email }) => setState({ isChecking: false, isDead: false, email }),
      (error: unknown) => {
        const isDead = error instanceof ApiError && error.message === 'INVALID_TOKEN'
        setState({ isChecking: false, isDead, email: undefined })
      },
    )
  })
  useEffect(() => check(), [])
  return state
}
