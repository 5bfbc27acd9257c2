import { errors, jwtVerify } from 'jose'
import { TwilioError } from './rooms'

/** Who joins which room, from a token that one of the secrets has signed. Throws `TwilioError` as Twilio refuses. */
export async function readGrants(
  token: string,
  secrets: readonly string[],
  now: Date,
): Promise<{ identity: string; room: string }> {
  for (const secret of secrets) {
    const payload = await verify(token, secret, now)
    if (!payload) continue
    const { grants } = payload as { grants?: { identity?: unknown; video?: { room?: unknown } } }
    const identity = grants?.identity
    const room = grants?.video?.room
    if (typeof identity === 'string' && typeof room === 'string') return { identity, room }
    throw new TwilioError(20106, 'Invalid Access Token grants')
  }
  throw new TwilioError(20101, 'Invalid Access Token')
}

async function verify(token: string, secret: string, now: Date): Promise<object | null> {
  try {
    const key = new TextEncoder().encode(secret)
    return (await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })).payload
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new TwilioError(20104, 'Access Token expired or expiration date invalid')
    return null
  }
}
