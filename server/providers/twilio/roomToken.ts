import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { RoomEntry, RoomPort } from '../../domain/calls/port'

/** An account at Twilio: its id, and an API key with its secret. */
export interface TwilioAccount {
  account: string
  key: string
  secret: string
}

/** Seconds until a token expires. It is needed for joining a room; each join gets a new one. */
const LIFETIME = 3600

/** A token with which somebody joins one room at Twilio. `identity` is a side of the call, not a person. */
const roomToken = (
  { account, key, secret }: TwilioAccount,
  { identity, room, now }: RoomEntry,
): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ grants: { identity, video: { room } } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', cty: 'twilio-fpa;v=1' })
    .setJti(`${key}-${randomUUID()}`)
    .setIssuer(key)
    .setSubject(account)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME)
    .sign(new TextEncoder().encode(secret))
}

/** The rooms of the tenants with an account. */
export const twilioRooms = (accounts: ReadonlyMap<string, TwilioAccount>): RoomPort => ({
  tokenFor: (tenant, entry) => {
    const account = accounts.get(tenant)
    return account && roomToken(account, entry)
  },
})
