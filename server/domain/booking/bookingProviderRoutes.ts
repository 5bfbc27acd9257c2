import { operation, type Api } from '../../platform/http/api/operation'
import { bookingSettingsOf } from '../../platform/tenants/settings/bookingSettings'
import type { TenantOnServer } from '../../platform/tenants/tenants'

const MINUTES = 15

/** The tenant's client id at its booking provider, the audience of the tokens for it. */
const clientIdOf = (tenant: TenantOnServer): string => bookingSettingsOf(tenant).providerClientId ?? tenant.id

/**
 * Credentials for an external booking provider. The provider checks the token with the public keys of
 * the identity server (`/identity/jwks`) and learns from it which patient of which tenant asks.
 */
export function registerBookingProvider(api: Api): void {
  operation(api, 'POST api/appointments/clientid', ({ tenant }) => ({ clientId: clientIdOf(tenant) }))
  operation(api, 'GET api/appointments/token', async ({ tenant, person, now }) => {
    const expires = new Date(now.getTime() + MINUTES * 60_000)
    const audience = clientIdOf(tenant)
    const token = await api.identity.signFor(tenant.id, {
      sub: person.subject,
      audience,
      issued: now,
      expires,
    })
    return { token, expires: expires.toISOString() }
  })
}
