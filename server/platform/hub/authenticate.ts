import type { IncomingMessage } from 'node:http'
import { formatError } from '../errors/formatError'
import { InvalidToken } from '../errors/invalidToken'
import type { HubCaller, HubUser } from './user'

/** Verifies an access token at a host. Rejects with `InvalidToken` if it is not valid. */
export type Authenticate = (token: string, host: string | undefined) => Promise<HubUser>

/** Reads the token from the header, or from the query, because browsers cannot set headers on a WebSocket. */
export function authenticateRequest(
  authenticate: Authenticate,
  req: IncomingMessage,
  url: URL,
): Promise<HubCaller> {
  const header = req.headers.authorization ?? ''
  const token = /^bearer /i.test(header) ? header.slice(7) : url.searchParams.get('access_token')
  return callerOf((value) => authenticate(value, req.headers.host), token ?? '')
}

async function callerOf(verify: (token: string) => Promise<HubUser>, token: string): Promise<HubCaller> {
  const user = await verify(token)
  return {
    user,
    verify: () => verify(token),
    renew: async (next) => {
      const renewed = await callerOf(verify, next)
      const isSame = renewed.user.sub === user.sub && renewed.user.tenant === user.tenant
      if (!isSame) throw new InvalidToken('The token belongs to somebody else')
      return renewed
    },
  }
}

/** The person may not use the hub yet. */
export class NotYetAllowed extends Error {}

/**
 * 401 for an invalid token; 403 for a person who has to accept the conditions first; 503 for a fault of the server, which must
 * not look like the end of a session.
 */
export function statusOfRefusal(error: unknown): 401 | 403 | 503 {
  if (error instanceof InvalidToken) return 401
  if (error instanceof NotYetAllowed) return 403
  console.error(`hub: ${formatError(error)}`)
  return 503
}
