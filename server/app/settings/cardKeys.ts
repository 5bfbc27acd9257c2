import type { Tenants } from '../../platform/tenants/tenants'
import { ConfigError } from './configError'

/** The variable with a secret of a tenant: the id in capitals, with `_` for `-`. */
const variableOf = (tenant: string, kind: 'KEY' | 'WEBHOOK'): string =>
  `PORTICO_STRIPE_${kind}_${tenant.toUpperCase().replaceAll('-', '_')}`

/**
 * The secret keys of the accounts at Stripe, by tenant. Throws `ConfigError` for a tenant whose backend.json names Stripe and
 * whose key is missing or of the other mode; keys are in no file.
 */
export function readCardKeys(env: NodeJS.ProcessEnv, tenants: Tenants): ReadonlyMap<string, string> {
  const connected = tenants.all.filter(({ backend }) => backend.cards?.provider === 'stripe')
  return new Map(
    connected.map(({ id, backend }) => {
      const name = variableOf(id, 'KEY')
      const kind = backend.cards?.mode === 'production' ? 'live' : 'test'
      const key = env[name]
      if (!key) throw new ConfigError(`${name} is missing: cards of ${id} in backend.json names Stripe.`)
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
      const name = variableOf(id, 'WEBHOOK')
      const secret = env[name]
      if (!secret) return []
      if (!secret.startsWith('whsec_'))
        throw new ConfigError(
          `${name} is not the secret of an endpoint at Stripe: expected one that begins with whsec_.`,
        )
      return [[id, secret] as const]
    }),
  )
}
