import { checkAddresses } from './checkAddresses'
import { checkAssets } from './checkAssets'
import { checkFeatures } from './checkFeatures'
import { checkNames } from './checkNames'
import { checkPayment } from './checkPayment'
import { checkSchema, manifestValidator } from './checkSchema'
import { checkTexts } from './checkTexts'
import { checkTheme } from './checkTheme'
import type { Finding } from './finding'
import type { House } from './house'
import { readTenant, tenantIds, type TenantFolder } from './tenantFolder'

/**
 * Checks the tenants of a folder, or only one of them (hosts are still compared with all).
 * Out: every finding once, in the order of the tenants.
 */
export function checkTenants(tenants: string, house: House, only?: string): Finding[] {
  const validate = manifestValidator(house.schema)
  const all = tenantIds(tenants).map((id) => readTenant(tenants, id))
  const findings = all
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((tenant) => {
      const schema = checkSchema(tenant, validate)
      const sound = withoutFaulty(tenant, schema)
      const deeper = [
        ...checkAddresses(
          sound,
          all.map((one) => (one.id === tenant.id ? sound : one)),
        ),
        ...checkTexts(sound, house),
        ...checkNames(sound, house),
        ...checkTheme(tenant),
        ...checkAssets(sound),
        ...checkFeatures(sound, house),
        ...checkPayment(sound, house),
      ]
      return [...tenant.findings, ...schema, ...deeper]
    })
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** The tenant without the members the schema refuses, so that the deeper checks can rely on the types of the rest. */
function withoutFaulty(tenant: TenantFolder, faults: readonly Finding[]): TenantFolder {
  if (!tenant.manifest) return tenant
  const faulty = faults.map(({ path }) => path.split('/')[1])
  const members = Object.entries(tenant.manifest).filter(
    ([name]) => name === 'plugins' || !faulty.includes(name),
  )
  const plugins = Object.entries(tenant.manifest.plugins ?? {}).filter(
    ([, set]) => typeof set === 'object' && set,
  )
  return { ...tenant, manifest: { ...Object.fromEntries(members), plugins: Object.fromEntries(plugins) } }
}
