import { collect, type Host } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import type { Requires } from '../../../core/plugin/points'
import { error, note, formatValue, warning, type Finding } from '../finding'
import type { Project } from '../project'
import { didYouMean } from './didYouMean'
import { filePath, type TenantFolder } from '../tenantFolder'

/** What comes of the tenant's plugins and features together: faults of the plugins, idle features, and the ways to book. */
export function checkFeatures(tenant: TenantFolder, house: Project): Finding[] {
  const listed = tenant.backend?.features
  const features = Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : []
  // Features that cannot be read are a fault of their own; that nothing is on would only distract from it.
  const areRead = tenant.backend === undefined || listed !== undefined
  const { host, faults } = collect(house.plugins, tenant.manifest?.plugins ?? {}, new Set(features), { kits })
  return [
    ...faults.filter(({ point }) => point !== 'plugins' && point !== 'options').map(pluginFault),
    ...unknownFeatures(tenant, house, features),
    ...(areRead ? [...idlePlugins(tenant, house, host), ...bookingOrder(tenant, host)] : []),
  ]
}

const pluginFault = ({
  plugin,
  point,
  property,
  expected,
  found,
}: ReturnType<typeof collect>['faults'][number]) =>
  error({
    file: `plugins/${plugin}/plugin.ts`,
    path: `${point} ${property}`,
    expected,
    found,
    fix: 'Mend the plugin, or list the plugin it leans on.',
  })

/** Features that a plugin of the house asks for, of itself or of something it contributes. */
function knownFeatures({ plugins, adminFeatures }: Project): Set<string> {
  const everything = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const all = plugins.flatMap((plugin) => plugin.features ?? [])
  const { host } = collect(plugins, everything, new Set(all), { kits })
  const lists = Object.values(host).filter((list) => Array.isArray(list)) as { requires?: Requires }[][]
  return new Set([
    ...all,
    ...adminFeatures,
    ...lists.flat().flatMap(({ requires }) => requires?.features ?? []),
  ])
}

function unknownFeatures(tenant: TenantFolder, house: Project, features: readonly string[]): Finding[] {
  const known = knownFeatures(house)
  return features.flatMap((feature, i) => {
    if (known.has(feature)) return []
    const at = { file: filePath(tenant, 'backend.json'), path: `/features/${i}` }
    const fix = didYouMean(feature, known) || 'Take it away, unless the API itself needs it.'
    return [warning({ ...at, expected: 'a feature that a plugin knows', found: formatValue(feature), fix })]
  })
}

const idlePlugins = (tenant: TenantFolder, house: Project, host: Host): Finding[] =>
  house.plugins
    .filter(({ id }) => id in (tenant.manifest?.plugins ?? {}) && !host.plugins.has(id))
    .map(({ id, features = [] }) =>
      warning({
        file: filePath(tenant, 'backend.json'),
        path: '/features',
        expected: `one of ${features.join(', ')}, because plugin "${id}" is listed`,
        found: 'none, so the plugin stays off',
        fix: `Switch a feature on, or take "${id}" from the manifest.`,
      }),
    )

/** Which way to book the menu leads to and which one moves an appointment; the others lose by rank (C-046). */
function bookingOrder(tenant: TenantFolder, host: Host): Finding[] {
  const on = host.bookingVariants.filter(
    ({ requires }) => requires?.features?.some((one) => host.features.has(one)) ?? true,
  )
  const order = (rank: 'book' | 'edit') =>
    on
      .filter((variant) => variant.rank?.[rank] !== undefined)
      .sort((a, b) => (a.rank?.[rank] ?? 0) - (b.rank?.[rank] ?? 0))
      .map((variant) => `${variant.plugin}/${variant.id} (${variant.rank?.[rank]})`)
  const said = (['book', 'edit'] as const).map((rank) => {
    const [first = 'none', ...rest] = order(rank)
    return `${rank}: ${first}${rest.length > 0 ? `, before ${rest.join(', ')}` : ''}`
  })
  const path = '/features'
  const expected = 'one way to book and one to move, the lowest rank of those that are on'
  const fix = 'Nothing; another order comes from other features.'
  return [note({ file: filePath(tenant, 'backend.json'), path, expected, found: said.join('; '), fix })]
}
