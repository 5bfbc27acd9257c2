import type { IncomingMessage } from 'node:http'
import { formatError } from '../errors/formatError'
import { InvalidToken } from '../errors/invalidToken'
import type { Tickets } from './tickets'
import type { HubCaller, HubUser } from './user'

/** Verifies an access token at a host. Rejects with `InvalidToken` if it is not valid. */
export type Authenticate = (token: string, host: string | undefined) => Promise<HubUser>

/** The access token of a request: only its header has one, because addresses end up in the logs of proxies. */
export function tokenOf({ headers: { authorization = '' } }: IncomingMessage): string | undefined {
  return /^bearer /i.test(authorization) ? authorization.slice(7) : undefined
}

/** Who sends a request. Rejects with `InvalidToken` without a valid access token. */
export const authenticateRequest = (authenticate: Authenticate, req: IncomingMessage): Promise<HubCaller> =>
  callerOf((value) => authenticate(value, req.headers.host), tokenOf(req) ?? '')

/** Who opens a WebSocket: by its header, or in browsers, which cannot set one, by the ticket in its address. */
export async function authenticateSocket(
  authenticate: Authenticate,
  tickets: Tickets,
  req: IncomingMessage,
  url: URL,
): Promise<HubCaller> {
  const ticket = url.searchParams.get('access_token')
  const token = tokenOf(req) ?? (ticket && (await tickets.redeem(ticket, req.headers.host ?? '')))
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
