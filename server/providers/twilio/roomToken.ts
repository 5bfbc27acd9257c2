import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { CallSeat } from '../../../schemas/hub'
import type { RoomEntry } from '../../domain/calls/port'

/** An account at Twilio: its id, and an API key with its secret. */
export interface TwilioAccount {
  account: string
  key: string
  secret: string
}

/** Seconds until a token expires. It is needed for joining a room; each join gets a new one. */
const LIFETIME = 3600
/** The same for a guest, who may be removed: a token that they still have must not let them in again. */
const GUEST_LIFETIME = 60

/** How a seat is called at Twilio, whose addresses have no slash in a name. */
export const identityOf = (seat: CallSeat): string => seat.replace('/', '-')

/** A token with which somebody joins one room at Twilio. */
export const roomToken = (
  { account, key, secret }: TwilioAccount,
  { seat, room, now }: RoomEntry,
): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000)
  const lifetime = seat.startsWith('guest/') ? GUEST_LIFETIME : LIFETIME
  return new SignJWT({ grants: { identity: identityOf(seat), video: { room } } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', cty: 'twilio-fpa;v=1' })
    .setJti(`${key}-${randomUUID()}`)
    .setIssuer(key)
    .setSubject(account)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(new TextEncoder().encode(secret))
}
