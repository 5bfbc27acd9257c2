import { randomBytes } from 'node:crypto'
import type { Tenants } from '../../../platform/tenants/tenants'
import type { TwilioAccount } from '../../../providers/twilio/roomToken'
import { readTenantSecret } from './tenantSecret'

/**
 * The accounts at Twilio, by tenant. The stand-in gets a secret of this process. Throws `ConfigError` for a tenant whose
 * backend.json names an account and whose secret is missing.
 */
export function readTwilioAccounts(
  env: NodeJS.ProcessEnv,
  tenants: Tenants,
): ReadonlyMap<string, TwilioAccount> {
  const accounts = new Map<string, TwilioAccount>()
  for (const { id, backend } of tenants.all) {
    const settings = backend.calls?.twilio
    if (settings?.mode === 'sandbox')
      accounts.set(id, {
        account: 'ACsandbox',
        key: 'SKsandbox',
        secret: randomBytes(32).toString('base64url'),
      })
    if (settings?.mode !== 'production') continue
    const secret = readTenantSecret(env, 'PORTICO_TWILIO_SECRET', id, 'an account in calls.twilio')
    accounts.set(id, { account: settings.account, key: settings.key, secret })
  }
  return accounts
}
