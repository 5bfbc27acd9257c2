import { isThisMachine } from '../../../server/app/settings/thisMachine'
import { isTimeZone } from '../../../server/platform/tenants/schemas'
import { error, formatValue, type Finding } from '../finding'
import { didYouMean } from './didYouMean'
import { filePath, type TenantFolder } from '../tenantFolder'

/** Checks that id and folder match, hosts are unique, and addresses and time zone are valid. */
export function checkAddresses(tenant: TenantFolder, all: readonly TenantFolder[]): Finding[] {
  if (!tenant.manifest) return []
  return [
    ...idMismatch(tenant),
    ...sharedHosts(tenant, all),
    ...invalidAddresses(tenant),
    ...embeddingWithoutHttps(tenant),
    ...invalidTimeZone(tenant),
    ...settingsOfOtherIdentity(tenant),
    ...uselessPluginApis(tenant),
  ]
}

const at = (tenant: TenantFolder, path: string) => ({ file: filePath(tenant, 'tenant.json'), path })

function idMismatch(tenant: TenantFolder): Finding[] {
  const id = tenant.manifest?.id
  if (id === undefined || id === tenant.id) return []
  const fix = 'Give the folder and the id the same name.'
  return [
    error({
      ...at(tenant, '/id'),
      expected: `"${tenant.id}", the folder's name`,
      found: formatValue(id),
      fix,
    }),
  ]
}

const sharedHosts = (tenant: TenantFolder, all: readonly TenantFolder[]): Finding[] =>
  (tenant.manifest?.hosts ?? []).flatMap((host, i) => {
    const owner = all.find((other) => other.id !== tenant.id && other.manifest?.hosts?.includes(host))
    if (!owner) return []
    const fix = 'Remove it from one of the two: a host belongs to one tenant.'
    return [
      error({
        ...at(tenant, `/hosts/${i}`),
        expected: 'a host of its own',
        found: `${host}, also of "${owner.id}"`,
        fix,
      }),
    ]
  })

/** Every address of the manifest by its pointer. */
function addresses(tenant: TenantFolder): (readonly [path: string, address: string])[] {
  const {
    addresses = {},
    legal = [],
    allowedRedirects = [],
    embeddingOrigin,
    shareOrigins = [],
    pluginApis = {},
  } = tenant.manifest ?? {}
  return [
    ...Object.entries(addresses).map(([name, address]) => [`/addresses/${name}`, address] as const),
    ...legal.map(({ href }, i) => [`/legal/${i}/href`, href] as const),
    ...allowedRedirects.map((origin, i) => [`/allowedRedirects/${i}`, origin] as const),
    ...shareOrigins.map((origin, i) => [`/shareOrigins/${i}`, origin] as const),
    ...Object.entries(pluginApis).map(([id, { address }]) => [`/pluginApis/${id}/address`, address] as const),
    ...(embeddingOrigin === undefined ? [] : [['/embeddingOrigin', embeddingOrigin] as const]),
  ]
}

const invalidAddresses = (tenant: TenantFolder): Finding[] =>
  addresses(tenant)
    .filter(([, address]) => !URL.canParse(address, 'https://portal.example') || address.startsWith('//'))
    .map(([path, address]) => {
      const fix = 'Write it as https://host/path, or as /path of this origin.'
      return error({ ...at(tenant, path), expected: 'an address', found: formatValue(address), fix })
    })

/** The embedding site shows the booking in a frame: without https anybody on the way could change it. */
function embeddingWithoutHttps(tenant: TenantFolder): Finding[] {
  const origin = tenant.manifest?.embeddingOrigin
  if (origin === undefined || !origin.startsWith('http://') || isThisMachine(new URL(origin).hostname))
    return []
  return [
    error({
      ...at(tenant, '/embeddingOrigin'),
      expected: `"${origin.replace('http:', 'https:')}"`,
      found: formatValue(origin),
      fix: 'Write it with https.',
    }),
  ]
}

function invalidTimeZone(tenant: TenantFolder): Finding[] {
  const zone = tenant.manifest?.timeZone
  if (zone === undefined || isTimeZone(zone)) return []
  const fix = 'Use a name of the IANA time zone list.'
  return [
    error({
      ...at(tenant, '/timeZone'),
      expected: 'a zone like "Europe/Madrid"',
      found: formatValue(zone),
      fix,
    }),
  ]
}

/** The identity server of the reference server knows one set of scopes, and one claim of roles. */
function settingsOfOtherIdentity(tenant: TenantFolder): Finding[] {
  const { addresses: { identity } = {}, session = {} } = tenant.manifest ?? {}
  if (identity !== undefined && identity !== '/identity') return []
  return (['scope', 'roleClaim'] as const).flatMap((name) =>
    session[name] === undefined
      ? []
      : error({
          ...at(tenant, `/session/${name}`),
          expected: 'the address of another identity server (`addresses.identity`)',
          found: formatValue(session[name]),
          fix: 'Remove it: it is for an identity server of somebody else.',
        }),
  )
}

/** An API belongs to a plugin of the tenant, and receives a token by https only. */
function uselessPluginApis(tenant: TenantFolder): Finding[] {
  const { pluginApis = {}, plugins = {}, addressPlugins = [] } = tenant.manifest ?? {}
  const listed = [...Object.keys(plugins), ...addressPlugins.map(({ id }) => id)]
  return Object.entries(pluginApis).flatMap(([id, { address, receivesToken }]) => [
    ...(listed.includes(id)
      ? []
      : [
          error({
            ...at(tenant, `/pluginApis/${id}`),
            expected: 'a plugin of "plugins" or "addressPlugins"',
            found: formatValue(id),
            fix: didYouMean(id, listed) || 'Add the plugin to "plugins", or remove its API.',
          }),
        ]),
    ...(receivesToken && !address.startsWith('https://')
      ? [
          error({
            ...at(tenant, `/pluginApis/${id}/receivesToken`),
            expected: 'an address with https, because it receives the token',
            found: formatValue(address),
            fix: 'Write the address with https, or remove "receivesToken": the portal sends no token without https.',
          }),
        ]
      : []),
  ])
}
