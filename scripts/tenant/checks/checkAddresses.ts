import { isZone } from '../../../server/tenants/schemas'
import { error, shown, type Finding } from '../finding'
import { nameOf, type TenantFolder } from '../tenantFolder'

/** Whether a tenant is named as its folder, has hosts of its own, and every address is one. */
export function checkAddresses(tenant: TenantFolder, all: readonly TenantFolder[]): Finding[] {
  if (!tenant.manifest) return []
  return [...identity(tenant), ...sharedHosts(tenant, all), ...malformed(tenant), ...zone(tenant)]
}

const at = (tenant: TenantFolder, path: string) => ({ file: nameOf(tenant, 'tenant.json'), path })

function identity(tenant: TenantFolder): Finding[] {
  const id = tenant.manifest?.id
  if (id === undefined || id === tenant.id) return []
  const mend = 'Name the folder and the id alike.'
  return [
    error({ ...at(tenant, '/id'), expected: `"${tenant.id}", the folder's name`, found: shown(id), mend }),
  ]
}

const sharedHosts = (tenant: TenantFolder, all: readonly TenantFolder[]): Finding[] =>
  (tenant.manifest?.hosts ?? []).flatMap((host, i) => {
    const owner = all.find((other) => other.id !== tenant.id && other.manifest?.hosts?.includes(host))
    if (!owner) return []
    const mend = 'Take it away from one of the two: a host name opens one tenant.'
    return [
      error({
        ...at(tenant, `/hosts/${i}`),
        expected: 'a host of its own',
        found: `${host}, also of "${owner.id}"`,
        mend,
      }),
    ]
  })

/** Every address of the manifest by its pointer. */
function addresses(tenant: TenantFolder): (readonly [path: string, address: string])[] {
  const { addresses = {}, legal = [], allowedRedirects = [], embeddingOrigin } = tenant.manifest ?? {}
  return [
    ...Object.entries(addresses).map(([name, address]) => [`/addresses/${name}`, address] as const),
    ...legal.map(({ href }, i) => [`/legal/${i}/href`, href] as const),
    ...allowedRedirects.map((origin, i) => [`/allowedRedirects/${i}`, origin] as const),
    ...(embeddingOrigin === undefined ? [] : [['/embeddingOrigin', embeddingOrigin] as const]),
  ]
}

const malformed = (tenant: TenantFolder): Finding[] =>
  addresses(tenant)
    .filter(([, address]) => !URL.canParse(address, 'https://portal.example') || address.startsWith('//'))
    .map(([path, address]) => {
      const mend = 'Write it as https://host/path, or as /path of this origin.'
      return error({ ...at(tenant, path), expected: 'an address', found: shown(address), mend })
    })

function zone(tenant: TenantFolder): Finding[] {
  const zone = tenant.manifest?.timeZone
  if (zone === undefined || isZone(zone)) return []
  const mend = 'Take a name of the IANA time-zone list.'
  return [
    error({ ...at(tenant, '/timeZone'), expected: 'a zone like "Europe/Madrid"', found: shown(zone), mend }),
  ]
}
