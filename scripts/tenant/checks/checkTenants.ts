import { checkAddresses } from './checkAddresses'
import { checkAssets } from './checkAssets'
import { checkEntrance } from './checkRequiredRoutes'
import { checkFeatures } from './checkFeatures'
import { checkNames } from './checkLabels'
import { checkPayment } from './checkPayment'
import { checkBackend, checkManifest, validatorsOf } from './checkSchema'
import { checkTexts } from './checkTexts'
import { checkTheme } from './checkTheme'
import type { Finding } from '../finding'
import type { House } from '../project'
import { readTenant, tenantIds, type TenantFolder } from '../tenantFolder'

/**
 * Checks the tenants of a folder, or only one of them (hosts are still compared with all).
 * Out: every finding once, in the order of the tenants.
 */
export function checkTenants(tenants: string, house: House, only?: string): Finding[] {
  const validators = validatorsOf(house.schema)
  const all = tenantIds(tenants).map((id) => readTenant(tenants, id))
  const findings = all
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((tenant) => {
      const inManifest = checkManifest(tenant, validators)
      const inBackend = checkBackend(tenant, validators)
      const sound = withoutFaulty(tenant, inManifest, inBackend)
      const deeper = [
        ...checkAddresses(
          sound,
          all.map((one) => (one.id === tenant.id ? sound : one)),
        ),
        ...checkTexts(sound, house),
        ...checkNames(sound, house),
        ...checkTheme(tenant),
        ...checkAssets(sound),
        ...checkEntrance(sound, house),
        ...checkFeatures(sound, house),
        ...checkPayment(sound, house),
      ]
      return [...tenant.findings, ...inManifest, ...inBackend, ...deeper]
    })
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** The tenant without the members the schemas refuse, so that the deeper checks can rely on the types of the rest. */
function withoutFaulty(
  tenant: TenantFolder,
  inManifest: readonly Finding[],
  inBackend: readonly Finding[],
): TenantFolder {
  const { manifest, backend } = tenant
  const plugins = Object.entries(manifest?.plugins ?? {}).filter(([, set]) => typeof set === 'object' && set)
  return {
    ...tenant,
    ...(manifest && {
      manifest: { ...without(manifest, inManifest, 'plugins'), plugins: Object.fromEntries(plugins) },
    }),
    ...(backend && { backend: without(backend, inBackend, 'payment') }),
  }
}

/** `but` stays in any case: what looks at it copes with whatever it is. */
function without(value: object, faults: readonly Finding[], but: string): object {
  const faulty = faults.map(({ path }) => path.split('/')[1])
  return Object.fromEntries(Object.entries(value).filter(([name]) => name === but || !faulty.includes(name)))
}
