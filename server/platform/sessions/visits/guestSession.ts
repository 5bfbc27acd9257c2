import { createHmac } from 'node:crypto'
import type { Tx } from '../../db/database'
import { InvalidToken } from '../../errors/invalidToken'
import { createToken, hashToken } from '../../secrets/token'

/** What the session of a guest may do: be in this call. */
export interface GuestRight {
  id: number
  callId: number
}

/** Marks the links of guests and their sessions, which no access token begins with. */
const PREFIX = 'guest_'

/** Whether a token is that of a guest's link or session. */
export const isGuestToken = (token: string): boolean => token.startsWith(PREFIX)

export const createGuestToken = (): string => `${PREFIX}${createToken()}`

/** The token of a request that may be repeated: the same for the same request, and nobody else can guess it. `secret` is random. */
export const repeatableGuestToken = (secret: string, request: readonly string[]): string =>
  `${PREFIX}${createHmac('sha256', secret).update(JSON.stringify(request)).digest('base64url')}`

/**
 * Who acts in the session of a guest. It is the id of no person, so that what asks for a person finds none. The hub knows the
 * session by the same name, and so does the call: it is the guest's seat.
 */
export const guestActor = (id: number): `guest/${number}` => `guest/${id}`

/** SQL: whether nobody has refused or removed a guest `g`. */
export const isGuestInvited = 'g.removed_at is null and g.is_allowed is distinct from false'

/** SQL: whether the link of a guest `g` opens the call `v`: it is in progress, and the guest is invited. */
export const isGuestWelcome = `v.status = 'inProgress' and ${isGuestInvited}`

/** The tables of a guest `g` and their call `v`. */
export const guestTables = 'call_guest g join video_call v on v.tenant = g.tenant and v.id = g.call_id'

/** Verifies the token of a guest's session. Throws `InvalidToken` when the call is over, or the guest was removed or refused. */
export async function verifyGuest(db: Tx, tenant: string, token: string): Promise<GuestRight> {
  const [right] = await db.query<GuestRight>(
    `select g.id, g.call_id as "callId" from ${guestTables}
     where g.tenant = $1 and g.session_hash = $2 and ${isGuestWelcome}`,
    [tenant, hashToken(token)],
  )
  if (!right) throw new InvalidToken('The session of the guest has ended')
  return right
}
