import type { AnyPlugin } from './definePlugin'
import type { OnFault } from './fault'
import type { OptionValues } from './optionValues'
import type { Points } from './points'

/** A contribution and the plugin it comes from. */
export type Contributed<K extends keyof Points> = Points[K] & { readonly plugin: string }

/** The contributions of plugins by point. */
export type Lists = { readonly [K in keyof Points]: readonly Contributed<K>[] }

/** The contributions of one plugin to one point. An invalid list is reported and counts as empty. */
export function contributions<K extends keyof Points>(
  plugin: AnyPlugin,
  point: K,
  options: OptionValues,
  tell: OnFault,
): Contributed<K>[] {
  const contributed = plugin[point] as
    | readonly Points[K][]
    | ((options: OptionValues) => readonly Points[K][])
  const fault = { plugin: plugin.id, point, expected: 'a list' }
  try {
    const list = typeof contributed === 'function' ? contributed(options) : (contributed ?? [])
    if (Array.isArray(list)) return list.map((one: Points[K]) => ({ ...one, plugin: plugin.id }))
    tell({ ...fault, property: 'options => list', found: typeof list })
  } catch (cause) {
    tell({ ...fault, property: 'options => list', found: String(cause), cause })
  }
  return []
}

/** Removes and reports contributions with an id that their point already has. */
export function distinct<K extends keyof Points>(
  point: K,
  list: readonly Contributed<K>[],
  tell: OnFault,
): Contributed<K>[] {
  const owners = new Map<string, string>()
  return list.filter(({ id, plugin }) => {
    const owner = owners.get(id)
    if (owner === undefined) return owners.set(id, plugin)
    tell({ plugin, point, property: id, expected: 'an id of its own', found: `that of plugin "${owner}"` })
    return false
  })
}
