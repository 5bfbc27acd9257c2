import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'

/** An account at Twilio: its id, and an API key with its secret. */
export interface TwilioAccount {
  account: string
  key: string
  secret: string
}

/** Seconds until a token expires. It is needed for joining a room; each join gets a new one. */
const LIFETIME = 3600

/** A token with which somebody joins one room at Twilio (CALL-058). `identity` is a side of the call, not a person. */
export const roomToken = (
  { account, key, secret }: TwilioAccount,
  { identity, room, now }: { identity: string; room: string; now: Date },
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
