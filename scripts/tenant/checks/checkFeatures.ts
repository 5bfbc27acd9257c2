import { everyCapability } from '../../../core/plugin/capability/everyCapability'
import { collect, type Host } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import type { Requires } from '../../../core/plugin/points'
import { error, note, formatValue, warning, type Finding } from '../finding'
import type { Project } from '../project'
import { didYouMean } from './didYouMean'
import { filePath, type TenantFolder } from '../tenantFolder'

/** Checks plugins and features together: faults of the plugins, unknown features, idle plugins, and the order of the booking variants. */
export function checkFeatures(tenant: TenantFolder, project: Project): Finding[] {
  const listed = tenant.backend?.features
  const features = Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : []
  // Unreadable features have their own finding; findings about idle plugins would distract from it.
  const canRead = tenant.backend === undefined || listed !== undefined
  const collectWith = (on: readonly string[]) =>
    collect(project.plugins, tenant.manifest?.plugins ?? {}, new Set([...on, ...everyCapability]), { kits })
  const { host, faults } = collectWith(features)
  // The order is that of now, before a typing error is corrected.
  const { host: current } = collectWith(tenant.writtenFeatures ?? features)
  return [
    ...faults.filter(({ point }) => point !== 'plugins' && point !== 'options').map(pluginFault),
    ...unknownFeatures(tenant, project),
    ...repeatedFeatures(tenant, features),
    ...featuresWithoutPlugin(tenant, project, features),
    ...adminFeaturesWithoutPlugin(tenant, project, features),
    ...(canRead ? [...idlePlugins(tenant, project, host), ...bookingOrder(tenant, current)] : []),
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
    fix: 'Correct the plugin, or list the plugin it depends on.',
  })

/** Features that no contribution requires: a part of a screen asks for them. */
const screenFeatures = ['campaignMonitor', 'consultationSummaryGeneration', 'onSiteConsultation']

/** The features that plugins, their contributions or their screens require. */
export function knownFeatures({ plugins, adminFeatures }: Project): Set<string> {
  const everything = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const all = plugins.flatMap((plugin) => plugin.features ?? [])
  const { host } = collect(plugins, everything, new Set(all), { kits })
  const lists = Object.values(host).filter((list) => Array.isArray(list)) as { requires?: Requires }[][]
  return new Set([
    ...all,
    ...adminFeatures,
    ...screenFeatures,
    ...lists.flat().flatMap(({ requires }) => requires?.features ?? []),
  ])
}

/** Of the features as they are written: `tenant` has those that were meant. */
function unknownFeatures(tenant: TenantFolder, project: Project): Finding[] {
  const known = knownFeatures(project)
  return (tenant.writtenFeatures ?? []).flatMap((feature, i) => {
    if (known.has(feature)) return []
    const at = { file: filePath(tenant, 'backend.json'), path: `/features/${i}` }
    const fix = didYouMean(feature, known) || 'Remove it, unless the API itself needs it.'
    return [warning({ ...at, expected: 'a feature that a plugin knows', found: formatValue(feature), fix })]
  })
}

const repeatedFeatures = (tenant: TenantFolder, features: readonly string[]): Finding[] =>
  features.flatMap((feature, i) => {
    const first = features.indexOf(feature)
    if (first === i) return []
    return [
      warning({
        file: filePath(tenant, 'backend.json'),
        path: `/features/${i}`,
        expected: 'each feature once',
        found: `${formatValue(feature)} again`,
        fix: 'Remove it.',
      }),
    ]
  })

/** Features of sections of the administration: one finding, because one plugin has all sections. */
function adminFeaturesWithoutPlugin(
  tenant: TenantFolder,
  { plugins, adminFeatures }: Project,
  features: readonly string[],
): Finding[] {
  const listed = tenant.manifest?.plugins ?? {}
  const first = features.findIndex(
    (feature) =>
      adminFeatures.includes(feature) && !plugins.some((plugin) => plugin.features?.includes(feature)),
  )
  if (first < 0 || 'admin' in listed || !plugins.some(({ id }) => id === 'admin')) return []
  return [
    warning({
      file: filePath(tenant, 'backend.json'),
      path: `/features/${first}`,
      expected: 'the plugin "admin" in tenant.json, which has the sections of the administration',
      found: formatValue(features[first]),
      fix: 'Add "admin" to "plugins" of tenant.json, or remove the features that begin with "admin".',
    }),
  ]
}

/** Features whose plugins tenant.json does not list: nothing shows them, or only a part that another plugin adds. */
function featuresWithoutPlugin(
  tenant: TenantFolder,
  project: Project,
  features: readonly string[],
): Finding[] {
  const { plugins: listed } = tenant.manifest ?? {}
  if (listed === undefined) return []
  const all = knownFeatures(project)
  const used = knownFeatures({ ...project, plugins: project.plugins.filter(({ id }) => id in listed) })
  return features.flatMap((feature, i) => {
    const owners = project.plugins
      .filter((plugin) => plugin.features?.includes(feature) === true)
      .map(({ id }) => id)
    const isShown = owners.length > 0 ? owners.some((id) => id in listed) : used.has(feature)
    const isAdmin = owners.length === 0 && project.adminFeatures.includes(feature)
    if (!all.has(feature) || isShown || isAdmin || features.indexOf(feature) !== i) return []
    const names = owners.map((id) => `"${id}"`).join(' or ')
    return [
      warning({
        file: filePath(tenant, 'backend.json'),
        path: `/features/${i}`,
        expected: 'a feature of a plugin that tenant.json lists',
        found: formatValue(feature),
        fix: `Add ${names || 'its plugin'} to "plugins" of tenant.json, or remove the feature.`,
      }),
    ]
  })
}

const idlePlugins = (tenant: TenantFolder, project: Project, host: Host): Finding[] =>
  project.plugins
    .filter(({ id }) => id in (tenant.manifest?.plugins ?? {}) && !host.plugins.has(id))
    .map(({ id, features = [] }) =>
      warning({
        file: filePath(tenant, 'backend.json'),
        path: '/features',
        expected: `one of ${features.join(', ')}, because plugin "${id}" is listed`,
        found: 'none, so the plugin stays off',
        fix: `Enable a feature, or remove "${id}" from the manifest.`,
      }),
    )

/** Records which booking variant the menu opens and which one moves appointments: the one with the lowest rank (C-046). */
function bookingOrder(tenant: TenantFolder, host: Host): Finding[] {
  const on = host.bookingVariants.filter(
    ({ requires }) => requires?.features?.some((one) => host.features.has(one)) ?? true,
  )
  const order = (rank: 'book' | 'edit') =>
    on
      .filter((variant) => variant.rank?.[rank] !== undefined)
      .sort((a, b) => (a.rank?.[rank] ?? 0) - (b.rank?.[rank] ?? 0))
      .map((variant) => `${variant.plugin}/${variant.id} (${variant.rank?.[rank]})`)
  const orders = (['book', 'edit'] as const).map((rank) => {
    const [first = 'none', ...rest] = order(rank)
    return `${rank}: ${first}${rest.length > 0 ? `, before ${rest.join(', ')}` : ''}`
  })
  const path = '/features'
  const expected = 'one variant that books and one that moves: those with the lowest rank'
  const fix = 'Nothing. Enable other features to change the order.'
  return [note({ file: filePath(tenant, 'backend.json'), path, expected, found: orders.join('; '), fix })]
}
