import type { AnyPlugin } from '../../../plugin/definePlugin'
import type { Host } from '../../../plugin/host'
import {
  limitArguments,
  type LimitPart,
  type PluginLimits,
  type PointLimits,
} from '../../../plugin/limits/limits'
import type { Load, MenuFilterContribution, RouteGuard } from '../../../plugin/points'
import { changeLists } from '../contributionLists'
import type { Limits } from './limits'

type MenuFilter = Awaited<ReturnType<MenuFilterContribution['filter']>>['default']

const coreLimits: PointLimits = {
  guards:
    (guard: RouteGuard, own: PluginLimits): RouteGuard =>
    (...args) =>
      guard(...limitArguments(args, own)),
  menuFilters:
    (filter: MenuFilter, own: PluginLimits): MenuFilter =>
    (...args) =>
      filter(...limitArguments(args, own)),
}

/**
 * A plugin that contributes only to the points that it may, and only handlers of messages that it may receive. What it contributes calls
 * the API within its limits. Its kits say how.
 */
export async function limitPlugin(
  plugin: AnyPlugin,
  limits: Limits,
  host: Host,
  loadKitLimits: readonly (() => Promise<{ default: PointLimits }>)[] = [],
): Promise<AnyPlugin> {
  const ofKits = await Promise.all(loadKitLimits.map(async (load) => (await load()).default))
  const byPoint = Object.assign({}, coreLimits, ...ofKits) as Partial<Record<string, LimitPart>>
  const loads = new WeakMap<Load<unknown>, Load<unknown>>()
  return changeLists(plugin, (point, list) => {
    const isPoint = Array.isArray((host as unknown as Record<string, unknown>)[point])
    if (isPoint && list.length > 0 && !limits.mayContribute(point)) {
      limits.refuse(`points: ${point}`)
      return []
    }
    const known = point === 'hubHandlers' ? list.filter((one) => isHeard(one, limits)) : list
    const limit = byPoint[point]
    return limit ? known.map((one) => limitItem(one, limits, limit, loads)) : known
  })
}

function isHeard(item: unknown, { checkHub }: Limits): boolean {
  const { message } = (item ?? {}) as { message?: unknown }
  try {
    checkHub(String(message))
    return true
  } catch {
    return false
  }
}

/** A contribution whose lazy part has limits. The same part stays the same function: the portal loads it once. */
function limitItem(
  item: unknown,
  limits: Limits,
  limit: LimitPart,
  loads: WeakMap<Load<unknown>, Load<unknown>>,
): unknown {
  if (typeof item !== 'object' || item === null) return item
  const members = Object.entries(item).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function') return [name, value]
    const load = value as Load<never>
    const limited = loads.get(load) ?? (async () => ({ default: limit((await load()).default, limits) }))
    loads.set(load, limited)
    return [name, limited]
  })
  return Object.fromEntries(members) as object
}
