import type { ExternalAccounts } from '../../providers/oidc/provider'
import type { Tenants } from '../../platform/tenants/tenants'
import { readExternalProviders } from '../settings/tenantSecrets/externalSignInSecrets'
import { readSecrets } from '../settings/secrets'
import { refill, type Renewable } from './renewable'

/** What the environment keeps secret of the tenants, ready for use. */
export type LiveSecrets = ReturnType<typeof readSecrets> & Renewable & { externalProviders: ExternalAccounts }

/** Reads the secrets of the tenants. Whatever has one of the maps sees what `renew` reads again. Throws `ConfigError` for a missing one. */
export function liveSecrets(env: NodeJS.ProcessEnv, tenants: Tenants): LiveSecrets {
  const read = () => ({
    ...readSecrets(env, tenants),
    externalProviders: readExternalProviders(env, tenants),
  })
  const current = read()
  return {
    ...current,
    renew: () => {
      const next = read()
      refillAll({ ...current.ports, ...current.providers }, { ...next.ports, ...next.providers })
      refillAll({ own: current.externalProviders }, { own: next.externalProviders })
    },
  }
}

type Maps = Readonly<Record<string, ReadonlyMap<string, unknown> | undefined>>

/** The maps are those of this module's own reading, which nobody else changes. */
function refillAll(target: Maps, source: Maps): void {
  for (const [name, map] of Object.entries(target))
    if (map) refill(map as Map<string, unknown>, source[name] ?? new Map())
}
