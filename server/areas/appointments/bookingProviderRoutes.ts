import { randomBytes } from 'node:crypto'
import { operation, type Api } from '../../http/api/operation'

const MINUTES = 15

/**
 * What clients ask of an outside booking provider (BOOK-083, BOOK-084). Here the calendars are this server's own: the
 * client id is the tenant's, and the token opens nothing but says so in the shape clients expect.
 */
export function registerBookingProvider(api: Api): void {
  operation(api, 'POST api/appointments/clientid', ({ tenant }) => ({ clientId: tenant.id }))
  operation(api, 'GET api/appointments/token', ({ now }) => ({
    token: randomBytes(24).toString('base64url'),
    expires: new Date(now.getTime() + MINUTES * 60_000).toISOString(),
  }))
}
