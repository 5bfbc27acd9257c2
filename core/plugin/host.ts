import { hasCapability } from './capability/capabilityFeature'
import { contributions, distinct, type Contributed, type Lists } from './contributions'
import type { Kit } from './defineKit'
import type { AnyPlugin } from './definePlugin'
import type { Fault, OnFault } from './fault'
import { optionValues, type OptionValues } from './optionValues'
import type { Conditions } from './isPermitted'
import type { Points } from './points'
import { dropDeadLinks } from './routeLinks'

/** An active plugin: its options and its texts by language. */
export interface ActivePlugin {
  options: OptionValues
  i18n: NonNullable<AnyPlugin['i18n']>
}

/** Everything that the active plugins contribute, per point and in order. */
export type Host = Lists & {
  readonly plugins: ReadonlyMap<string, ActivePlugin>
  /** The features that the server has enabled. */
  readonly features: ReadonlySet<string>
  /** The conditions that kits add to `Requires`. */
  readonly conditions: Conditions
  /** What it was collected from. */
  readonly source: HostSource
}

/** Everything that a host is collected from, besides the features. */
export interface HostSource {
  /** The plugins that are installed, on or off. */
  plugins: readonly AnyPlugin[]
  tenant: TenantPlugins
  choices: Choices
}

/** The plugins a tenant lists, each with the options it sets. */
export type TenantPlugins = Readonly<Record<string, OptionValues>>

/** The contribution points of the core. */
export const corePoints = [
  'routes',
  'menu',
  'homeCards',
  'homeShortcuts',
  'guards',
  'menuFilters',
  'modals',
  'overlays',
  'patientSections',
  'settings',
  'offlineParts',
  'providers',
  'hubHandlers',
] as const satisfies readonly (keyof Points)[]

interface Choices {
  /** The kits of the build. The points of other kits are unknown. */
  kits?: readonly Kit[]
  /** The plugins that are disabled for this visit. */
  disabled?: ReadonlySet<string>
  /** The ids of the core's routes. */
  coreRoutes?: readonly string[]
}

/**
 * Collects what plugins contribute.
 * Takes the plugins of the build, those the tenant lists with their options, and the features that are on at the server.
 * Returns the host and every fault. What has a fault is left out, and the rest works.
 */
export function collect(
  plugins: readonly AnyPlugin[],
  tenant: TenantPlugins,
  features: ReadonlySet<string>,
  choices: Choices = {},
): { host: Host; faults: readonly Fault[] } {
  const { kits = [], disabled, coreRoutes = [] } = choices
  const faults: Fault[] = []
  const onFault = (fault: Fault) => void faults.push(fault)
  const isOn = ({ id, features: needed, capability }: AnyPlugin) =>
    id in tenant &&
    !disabled?.has(id) &&
    (needed?.some((feature) => features.has(feature)) ?? true) &&
    (!capability || hasCapability(features, capability))
  const on = plugins.filter(isOn)
  const off = plugins.filter((plugin) => !isOn(plugin))
  const build = { kits, points: [...corePoints, ...kits.flatMap(({ points }) => points)], features }

  const active = new Map(on.map((plugin) => [plugin.id, activate(plugin, tenant, onFault)]))
  const all = listsOf(on, (plugin) => active.get(plugin.id)?.options ?? {}, build, onFault)
  const offRoutes = listsOf(
    off,
    () => ({}),
    build,
    () => {},
  ).routes
  const routes = { on: idsOf(all.routes, coreRoutes), off: idsOf(offRoutes) }
  const lists = forEachPoint(build.points, (point) => dropDeadLinks(point, all[point], routes, onFault))
  const conditions: Conditions = Object.assign({}, ...kits.map((kit) => kit.conditions?.(lists)))
  return {
    host: { ...lists, plugins: active, features, conditions, source: { plugins, tenant, choices } },
    faults,
  }
}

interface Build {
  kits: readonly Kit[]
  points: readonly (keyof Points)[]
  features: ReadonlySet<string>
}

/** The contributions of plugins and those that kits derive from them, each id once per point, in order. */
function listsOf(
  plugins: readonly AnyPlugin[],
  optionsOf: (plugin: AnyPlugin) => OptionValues,
  { kits, points, features }: Build,
  tell: OnFault,
): Lists {
  const contributed = forEachPoint(points, (point) => {
    const list = plugins.flatMap((plugin) => contributions(plugin, point, optionsOf(plugin), tell))
    return distinct(point, list, tell)
  })
  const derived = kits.map((kit) => kit.derive?.(contributed, features) ?? {})
  return forEachPoint(points, (point) => {
    const list = [...contributed[point], ...derived.flatMap((lists) => lists[point] ?? [])]
    return distinct(point, list, tell).sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  })
}

const forEachPoint = (
  points: readonly (keyof Points)[],
  list: <K extends keyof Points>(point: K) => readonly Contributed<K>[],
): Lists => Object.fromEntries(points.map((point) => [point, list(point)])) as unknown as Lists

const idsOf = (list: readonly { id: string }[], more: readonly string[] = []) =>
  new Set([...list.map(({ id }) => id), ...more])

const activate = (
  { id, options = {}, i18n = {} }: AnyPlugin,
  tenant: TenantPlugins,
  tell: OnFault,
): ActivePlugin => ({
  options: optionValues(id, options, tenant[id] ?? {}, tell),
  i18n,
})
