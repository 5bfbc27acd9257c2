import { checkAddresses } from './checkAddresses'
import { checkEmergencyWords } from './checkEmergencyWords'
import { checkAssets } from './checkAssets'
import { checkRequiredRoutes } from './checkRequiredRoutes'
import { checkFeatures } from './checkFeatures'
import { checkFont } from './checkFont'
import { checkLabels } from './checkLabels'
import { checkPayment } from './checkPayment'
import { checkPlans } from './checkPlans'
import { checkBackend, checkManifest, compileValidators } from './checkSchema'
import { checkSecrets } from './checkSecrets'
import { checkTexts } from './checkTexts'
import { checkTheme } from './checkTheme'
import type { Finding } from '../finding'
import type { Project } from '../project'
import { readTenant, tenantIds, type TenantFolder } from '../tenantFolder'

/**
 * Checks the tenants of a folder, or only one of them; its hosts are still compared with all tenants.
 * Returns each finding once, in the order of the tenants.
 */
export function checkTenants(tenants: string, project: Project, only?: string): Finding[] {
  const validators = compileValidators(project.schema)
  const all = tenantIds(tenants).map((id) => readTenant(tenants, id))
  const findings = all
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((tenant) => {
      const inManifest = checkManifest(tenant, validators)
      const secrets = checkSecrets(tenant)
      const inBackend = checkBackend(tenant, validators).filter(
        ({ path }) => path !== '/payment/key' || secrets.length === 0,
      )
      const valid = dropInvalidMembers(tenant, inManifest, inBackend)
      const deeper = [
        ...checkAddresses(
          valid,
          all.map((one) => (one.id === tenant.id ? valid : one)),
        ),
        ...checkTexts(valid, project),
        ...checkLabels(valid, project),
        ...checkTheme(tenant),
        ...checkFont(tenant),
        ...checkAssets(valid),
        ...checkEmergencyWords(valid),
        ...checkRequiredRoutes(valid, project),
        ...checkFeatures(valid, project),
        ...checkPayment(valid, project),
        ...checkPlans(valid),
      ]
      return [...tenant.findings, ...secrets, ...inManifest, ...inBackend, ...deeper]
    })
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** Removes the members the schemas reject, so that the other checks can rely on the types of the rest. */
function dropInvalidMembers(
  tenant: TenantFolder,
  inManifest: readonly Finding[],
  inBackend: readonly Finding[],
): TenantFolder {
  const { manifest, backend } = tenant
  const plugins = Object.entries(manifest?.plugins ?? {}).filter(([, set]) => typeof set === 'object' && set)
  return {
    ...tenant,
    ...(manifest && {
      manifest: { ...omitInvalid(manifest, inManifest, 'plugins'), plugins: Object.fromEntries(plugins) },
    }),
    ...(backend && { backend: omitInvalid(backend, inBackend, 'payment') }),
  }
}

/** `except` is never removed: its check accepts any value. */
function omitInvalid(value: object, faults: readonly Finding[], except: string): object {
  const faulty = faults.map(({ path }) => path.split('/')[1])
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => name === except || !faulty.includes(name)),
  )
}
