import type { Tenants } from '../../../platform/tenants/tenants'
import { ConfigError } from '../configError'
import { readSecret, tenantVariable } from '../secret'
import { readTenantSecret } from './tenantSecret'

/**
 * The secret keys of the accounts at Stripe, by tenant. Throws `ConfigError` for a tenant whose backend.json names Stripe and
 * whose key is missing or of the other mode.
 */
export function readCardKeys(env: NodeJS.ProcessEnv, tenants: Tenants): ReadonlyMap<string, string> {
  const connected = tenants.all.filter(({ backend }) => backend.cards?.provider === 'stripe')
  return new Map(
    connected.map(({ id, backend }) => {
      const name = tenantVariable('PORTICO_STRIPE_KEY', id)
      const kind = backend.cards?.mode === 'production' ? 'live' : 'test'
      const key = readTenantSecret(env, 'PORTICO_STRIPE_KEY', id, 'cards at Stripe')
      if (!new RegExp(`^(sk|rk)_${kind}_`).test(key))
        throw new ConfigError(
          `${name} is no ${kind} key, and the mode of cards is ${backend.cards?.mode}: expected a key that begins with sk_${kind}_.`,
        )
      return [id, key]
    }),
  )
}

/**
 * The secrets that sign Stripe's notifications, by tenant. A tenant without one is asked about four times a day only. Throws
 * `ConfigError` for one that is none.
 */
export function readCardWebhooks(env: NodeJS.ProcessEnv, tenants: Tenants): ReadonlyMap<string, string> {
  const connected = tenants.all.filter(({ backend }) => backend.cards?.provider === 'stripe')
  return new Map(
    connected.flatMap(({ id }) => {
      const name = tenantVariable('PORTICO_STRIPE_WEBHOOK', id)
      const secret = readSecret(env, name)
      if (!secret) return []
      if (!secret.startsWith('whsec_'))
        throw new ConfigError(
          `${name} is not the secret of an endpoint at Stripe: expected one that begins with whsec_.`,
        )
      return [[id, secret] as const]
    }),
  )
}
