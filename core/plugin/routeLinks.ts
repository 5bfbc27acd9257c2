import type { Contributed } from './contributions'
import type { OnFault } from './fault'
import type { Points } from './points'

/** The members of a contribution that name a route. */
const members = ['to', 'toMobile', 'route', 'redirectTo'] as const

/** The ids of active routes, and of routes that are off: links to those are not faults. */
export interface KnownRoutes {
  on: ReadonlySet<string>
  off: ReadonlySet<string>
}

/** Removes contributions that link to a route that is off. Reports links to routes that do not exist. */
export function dropDeadLinks<K extends keyof Points>(
  point: K,
  list: readonly Contributed<K>[],
  routes: KnownRoutes,
  tell: OnFault,
): Contributed<K>[] {
  return list.filter((one) => {
    const links = one as Partial<Record<(typeof members)[number], string>>
    const dead = members.find((member) => links[member] !== undefined && !routes.on.has(links[member]))
    if (!dead) return true
    const target = String(links[dead])
    if (!routes.off.has(target)) {
      const property = `${one.id}.${dead}`
      tell({ plugin: one.plugin, point, property, expected: 'the id of a route', found: `"${target}"` })
    }
    return false
  })
}
