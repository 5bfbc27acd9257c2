import type { GuestRight } from '../sessions/visits/guestSession'
import type { VisitRight } from '../sessions/visits/visitRight'
import type { Claims } from '../ports'

/** The person of a connection, from the claims of its access token. */
export interface HubUser extends Omit<Claims, 'session' | 'hasSecondStep'> {
  /** Whether the sign-in included a second step. Absent: no. */
  hasSecondStep?: boolean
  tenant: string
  /** Present in the session of a visit: it may do nothing else. */
  visit?: VisitRight
  /** Present in the session of a guest of a call: it may do nothing else. */
  guest?: GuestRight
}

/** The person of a request to the hub, with the access token that the request carries. */
export interface HubCaller {
  user: HubUser
  /** Verifies the token again. Rejects when it has expired or its session has ended. */
  verify: () => Promise<unknown>
  /** The same person with a renewed token. Rejects with `InvalidToken` for any other. */
  renew: (token: string) => Promise<HubCaller>
}
