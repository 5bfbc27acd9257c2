import { contributions, distinct, type Contributed } from './contributions'
import type { AnyPlugin } from './definePlugin'
import type { Fault, Tell } from './fault'
import { optionValues, type OptionValues } from './optionValues'
import type { Points } from './points'
import { linked } from './routeLinks'

/** A plugin that is on: what it reads and its texts by language. */
export interface ActivePlugin {
  options: OptionValues
  i18n: NonNullable<AnyPlugin['i18n']>
}

/** Everything the plugins that are on contribute, per point and in order. */
export type Host = Lists & {
  readonly plugins: ReadonlyMap<string, ActivePlugin>
  /** The features the server has on. */
  readonly features: ReadonlySet<string>
}

/** The plugins a tenant lists, each with what it sets. */
export type TenantPlugins = Readonly<Record<string, OptionValues>>

const points = Object.keys({
  routes: 1,
  menu: 1,
  bookingVariants: 1,
  homeCards: 1,
  homeShortcuts: 1,
  guards: 1,
  menuFilters: 1,
  modals: 1,
  settings: 1,
  callSections: 1,
  adminEntities: 1,
  providers: 1,
  hubHandlers: 1,
} satisfies Record<keyof Points, 1>) as (keyof Points)[]
const known: readonly string[] = ['id', 'features', 'options', 'i18n', ...points]

interface Choices {
  /** Plugins left out of this visit. */
  disabled?: ReadonlySet<string>
  /** Ids of routes the core has itself. */
  coreRoutes?: readonly string[]
}

/**
 * Collects what plugins contribute.
 * In: the plugins of the build, those the tenant lists with their options, and the features the server has on (FEAT-001).
 * Out: the host, and every fault found: what has a fault is left out and the rest works.
 */
export function collect(
  plugins: readonly AnyPlugin[],
  tenant: TenantPlugins,
  features: ReadonlySet<string>,
  { disabled, coreRoutes = [] }: Choices = {},
): { host: Host; faults: readonly Fault[] } {
  const faults: Fault[] = []
  const tell = (fault: Fault) => void faults.push(fault)
  const isOn = ({ id, features: needed }: AnyPlugin) =>
    id in tenant && !disabled?.has(id) && (needed?.some((feature) => features.has(feature)) ?? true)
  const on = plugins.filter(isOn)
  const off = plugins.filter((plugin) => !isOn(plugin))

  tellStrangers(plugins, on, tenant, tell)
  const active = new Map(on.map((plugin) => [plugin.id, activate(plugin, tenant, tell)]))
  const all = forEachPoint((point) => {
    const list = on.flatMap((one) => contributions(one, point, active.get(one.id)?.options ?? {}, tell))
    return distinct(point, list, tell).sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  })
  const routes = { on: new Set([...all.routes.map(({ id }) => id), ...coreRoutes]), off: routeIds(off) }
  const lists = forEachPoint((point) => linked(point, all[point], routes, tell))
  return { host: { ...lists, plugins: active, features }, faults }
}

type Lists = { readonly [K in keyof Points]: readonly Contributed<K>[] }

const forEachPoint = (list: <K extends keyof Points>(point: K) => readonly Contributed<K>[]): Lists =>
  Object.fromEntries(points.map((point) => [point, list(point)])) as unknown as Lists

const activate = (
  { id, options = {}, i18n = {} }: AnyPlugin,
  tenant: TenantPlugins,
  tell: Tell,
): ActivePlugin => ({
  options: optionValues(id, options, tenant[id] ?? {}, tell),
  i18n,
})

/** Tells listed plugins that the build has not, and points that the house has not. */
function tellStrangers(
  build: readonly AnyPlugin[],
  on: readonly AnyPlugin[],
  tenant: TenantPlugins,
  tell: Tell,
) {
  const ids = build.map(({ id }) => id)
  for (const plugin of Object.keys(tenant).filter((id) => !ids.includes(id))) {
    tell({ plugin, point: 'plugins', property: plugin, expected: 'a plugin of this build', found: 'none' })
  }
  for (const plugin of on) {
    for (const point of Object.keys(plugin).filter((key) => !known.includes(key))) {
      tell({
        plugin: plugin.id,
        point,
        property: point,
        expected: 'a contribution point',
        found: 'an unknown one',
      })
    }
  }
}

/** Route ids of plugins that are off: links to them are left out without a fault. */
const routeIds = (plugins: readonly AnyPlugin[]) =>
  new Set(plugins.flatMap((plugin) => contributions(plugin, 'routes', {}, () => {}).map(({ id }) => id)))
