import { useState } from 'react'
import type { CallGuest, CallGuestInvitation, CallGuestInvited } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import { useCallText, type CallKey } from '../../texts'

const failures: Readonly<Record<string, CallKey>> = {
  CALL_FULL: 'PEOPLE.FULL',
  CALL_OVER: 'CALL.FAILED.CALL_OVER',
  GUEST_CHANGED: 'PEOPLE.CHANGED',
  TOO_MANY_ATTEMPTS: 'PEOPLE.TOO_MANY',
}

/** What a side does about the guests of a call. Each says why it has failed. */
export function useGuestActs(callId: number) {
  const t = useCallText()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const run = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    setIsBusy(true)
    try {
      return await act()
    } catch (error) {
      const code = error instanceof ApiError ? error.message : ''
      toast({ tone: 'error', text: t(failures[code] ?? 'PEOPLE.FAILED') })
      return undefined
    } finally {
      setIsBusy(false)
    }
  }
  const input = { capability: 'callGuests', quiet: true } as const
  const paramsOf = ({ id }: Pick<CallGuest, 'id'>) => ({ id: callId, guestId: id })
  return {
    isBusy,
    /** `idempotencyKey`: of this invitation, so that a repeated one invites nobody twice. */
    invite: (body: CallGuestInvitation, idempotencyKey: string): Promise<CallGuestInvited | undefined> =>
      run(() =>
        call('POST api/video-calls/{id}/guests', { ...input, params: { id: callId }, body, idempotencyKey }),
      ),
    decide: (guest: CallGuest, isAllowed: boolean) =>
      run(() =>
        call('PUT api/video-calls/{id}/guests/{guestId}', {
          ...input,
          params: paramsOf(guest),
          body: { isAllowed, name: guest.name },
        }),
      ),
    remove: (guest: CallGuest) =>
      run(() => call('DELETE api/video-calls/{id}/guests/{guestId}', { ...input, params: paramsOf(guest) })),
  }
}
