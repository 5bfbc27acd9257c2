import { collect } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import { error, formatValue, type Finding, type FindingDetails } from '../finding'
import type { Project } from '../project'
import { filePath, type TenantFolder } from '../tenantFolder'

/** The test key that Redsys publishes. */
const redsysTestKey = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'

interface Payment {
  mode?: unknown
  url?: unknown
  key?: unknown
}

/** A tenant that asks for money needs the plugin that hands over, an address the browser may go to, and a key of its own (C-064, C-065). */
export function checkPayment(tenant: TenantFolder, house: Project): Finding[] {
  const payment = tenant.backend?.payment as Payment | undefined
  if (typeof payment !== 'object' || payment === null) return []
  return [
    ...missingPlugin(tenant, house),
    ...hostNotListed(tenant, payment),
    ...publishedTestKey(tenant, payment),
  ]
}

const at = (tenant: TenantFolder, path: string): Pick<FindingDetails, 'file' | 'path'> => ({
  file: filePath(tenant, 'backend.json'),
  path,
})

function missingPlugin(tenant: TenantFolder, { plugins }: Project): Finding[] {
  const whose = (listed: Parameters<typeof collect>[1]) =>
    collect(plugins, listed, new Set(), { kits }).host.paymentPages[0]?.plugin
  if (whose(tenant.manifest?.plugins ?? {}) !== undefined) return []
  const any = whose(Object.fromEntries(plugins.map(({ id }) => [id, {}])))
  return [
    error({
      ...at(tenant, '/payment'),
      expected: 'a plugin with a payment page, because payment is on',
      found: 'none in tenant.json',
      fix: `Add ${any === undefined ? 'such a plugin' : `"${any}"`} to "plugins", or take "payment" away.`,
    }),
  ]
}

function hostNotListed(tenant: TenantFolder, { url }: Payment): Finding[] {
  if (typeof url !== 'string' || !url.startsWith('https:') || !URL.canParse(url)) return []
  const { hostname: host } = new URL(url)
  const listed = (tenant.manifest?.paymentHosts ?? []) as readonly string[]
  if (listed.includes(host)) return []
  return [
    error({
      ...at(tenant, '/payment/url'),
      expected: 'a host of "paymentHosts" in tenant.json',
      found: formatValue(url),
      fix: `Add "${host}" to "paymentHosts": the browser goes to no other host.`,
    }),
  ]
}

function publishedTestKey(tenant: TenantFolder, { mode, key: secret }: Payment): Finding[] {
  if (mode !== 'production' || secret !== redsysTestKey) return []
  return [
    error({
      ...at(tenant, '/payment/key'),
      expected: 'the key of the tenant’s own shop',
      found: 'the key that Redsys publishes for tests',
      fix: 'Put in the key of the contract, or set "mode" to "sandbox".',
    }),
  ]
}
