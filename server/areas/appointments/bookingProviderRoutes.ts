import { randomBytes } from 'node:crypto'
import { operation, type Api } from '../../http/api/operation'

const MINUTES = 15

/**
 * Credentials for an external booking provider (BOOK-083, BOOK-084). This server keeps the calendars itself: the client
 * id is the tenant's id, and the token grants nothing. Both have the shape that clients expect.
 */
export function registerBookingProvider(api: Api): void {
  operation(api, 'POST api/appointments/clientid', ({ tenant }) => ({ clientId: tenant.id }))
  operation(api, 'GET api/appointments/token', ({ now }) => ({
    token: randomBytes(24).toString('base64url'),
    expires: new Date(now.getTime() + MINUTES * 60_000).toISOString(),
  }))
}
