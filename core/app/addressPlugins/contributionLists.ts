import type { AnyPlugin } from '../../plugin/definePlugin'

/** Changes the list at a contribution point; undefined leaves the point out. */
type ChangeList = (point: string, list: readonly unknown[]) => readonly unknown[] | undefined

/**
 * A plugin with other lists at its points, also at those that are functions of its options. Members that are no lists stay as they are:
 * the host reports them.
 */
export function changeLists(plugin: AnyPlugin, change: ChangeList): AnyPlugin {
  const changed = Object.entries(plugin).map(([point, list]: [string, unknown]) => {
    if (Array.isArray(list) && point !== 'features') return [point, change(point, list)]
    if (typeof list !== 'function') return [point, list]
    const make = list as (options: unknown) => unknown
    const changeMade = (options: unknown) => {
      const made = make(options)
      return Array.isArray(made) ? (change(point, made) ?? []) : made
    }
    return [point, changeMade]
  })
  return Object.fromEntries(changed) as AnyPlugin
}
