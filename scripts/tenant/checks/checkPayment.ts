import { collect } from '../../../core/plugin/host'
import { error, shown, type Finding, type Say } from '../finding'
import type { House } from '../project'
import { nameOf, type TenantFolder } from '../tenantFolder'

/** Where the portal hands a person over to pay, and takes them back. */
const payingRoute = 'public.redsysRedirect'
/** Redsys publishes it for everybody's tests. */
const publishedKey = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'

interface Payment {
  mode?: unknown
  url?: unknown
  key?: unknown
}

/** A tenant that asks for money needs the plugin that hands over, an address the browser may go to, and a key of its own (C-064, C-065). */
export function checkPayment(tenant: TenantFolder, house: House): Finding[] {
  const payment = tenant.backend?.payment as Payment | undefined
  if (typeof payment !== 'object' || payment === null) return []
  return [...handOver(tenant, house), ...address(tenant, payment), ...key(tenant, payment)]
}

const at = (tenant: TenantFolder, path: string): Pick<Say, 'file' | 'path'> => ({
  file: nameOf(tenant, 'backend.json'),
  path,
})

function handOver(tenant: TenantFolder, { plugins }: House): Finding[] {
  const whose = (listed: Parameters<typeof collect>[1]) =>
    collect(plugins, listed, new Set()).host.routes.find(({ id }) => id === payingRoute)?.plugin
  if (whose(tenant.manifest?.plugins ?? {}) !== undefined) return []
  const any = whose(Object.fromEntries(plugins.map(({ id }) => [id, {}])))
  return [
    error({
      ...at(tenant, '/payment'),
      expected: `a plugin with the route ${payingRoute}, because payment is on`,
      found: 'none in tenant.json',
      mend: `Add ${any === undefined ? 'such a plugin' : `"${any}"`} to "plugins", or take "payment" away.`,
    }),
  ]
}

function address(tenant: TenantFolder, { url }: Payment): Finding[] {
  if (typeof url !== 'string' || !url.startsWith('https:') || !URL.canParse(url)) return []
  const { hostname: host } = new URL(url)
  const listed = (tenant.manifest?.paymentHosts ?? []) as readonly string[]
  if (listed.includes(host)) return []
  return [
    error({
      ...at(tenant, '/payment/url'),
      expected: 'a host of "paymentHosts" in tenant.json',
      found: shown(url),
      mend: `Add "${host}" to "paymentHosts": the browser goes to no other host.`,
    }),
  ]
}

function key(tenant: TenantFolder, { mode, key: secret }: Payment): Finding[] {
  if (mode !== 'production' || secret !== publishedKey) return []
  return [
    error({
      ...at(tenant, '/payment/key'),
      expected: 'the key of the tenant’s own shop',
      found: 'the key that Redsys publishes for tests',
      mend: 'Put in the key of the contract, or set "mode" to "sandbox".',
    }),
  ]
}
