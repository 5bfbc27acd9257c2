import { collect } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import { error, formatValue, type Finding, type FindingDetails } from '../finding'
import type { Project } from '../project'
import { filePath, type TenantFolder } from '../tenantFolder'

interface Payment {
  url?: unknown
}

/** Checks that a tenant with payment has a payment plugin and an allowed payment host (C-064, C-065). */
export function checkPayment(tenant: TenantFolder, project: Project): Finding[] {
  const payment = tenant.backend?.payment as Payment | undefined
  if (typeof payment !== 'object' || payment === null) return []
  return [...missingPlugin(tenant, project), ...hostNotListed(tenant, payment)]
}

const at = (tenant: TenantFolder, path: string): Pick<FindingDetails, 'file' | 'path'> => ({
  file: filePath(tenant, 'backend.json'),
  path,
})

function missingPlugin(tenant: TenantFolder, { plugins }: Project): Finding[] {
  const paymentPlugin = (listed: Parameters<typeof collect>[1]) =>
    collect(plugins, listed, new Set(), { kits }).host.paymentPages[0]?.plugin
  if (paymentPlugin(tenant.manifest?.plugins ?? {}) !== undefined) return []
  const any = paymentPlugin(Object.fromEntries(plugins.map(({ id }) => [id, {}])))
  return [
    error({
      ...at(tenant, '/payment'),
      expected: 'a plugin with a payment page, because payment is on',
      found: 'none in tenant.json',
      fix: `Add ${any === undefined ? 'such a plugin' : `"${any}"`} to "plugins", or remove "payment".`,
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
      fix: `Add "${host}" to "paymentHosts": the browser opens no other payment host.`,
    }),
  ]
}
