import { ApiError } from '../http/apiError'
import type { IdentitySettings } from './identity/identitySettings'
import { isRenewalDue, isSessionValid, renewSession } from './identity/renewSession'
import { assertSamePerson, toPersonContext } from './personContext'
import { currentSession, type Session } from './session'

type Credentials = Pick<Session, 'token' | 'actingFor'>

/** The credentials for a public operation, which waits for no renewal: none while the token is about to expire. */
export const publicCredentials = (): Promise<Credentials> =>
  Promise.resolve(isRenewalDue() ? { token: null, actingFor: null } : currentSession())

/**
 * Returns the credentials for each request, renewed before they expire; requests at the same time share a renewal. Rejects
 * with NETWORK while the identity server does not answer and the token has expired, because a 401 would end the page. Rejects
 * with an `AbortError` when the person changes meanwhile.
 */
export function createCredentials(settings: IdentitySettings): () => Promise<Credentials> {
  let renewal: Promise<void> | undefined
  return async () => {
    const { personKey } = toPersonContext(currentSession())
    renewal ??= renewSession(settings).finally(() => (renewal = undefined))
    try {
      await renewal
    } catch {
      if (!isSessionValid()) throw new ApiError(0, 'NETWORK')
    }
    assertSamePerson(personKey)
    return currentSession()
  }
}
