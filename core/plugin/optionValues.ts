import type { OnFault } from './fault'
import type { OptionsSchema } from './options'

/** The tenant's values of a plugin's options, by name. */
export type OptionValues = Readonly<Record<string, unknown>>

/**
 * What a plugin reads: its defaults with the tenant's values laid over them.
 * A value of another type than its default is left out and told; `tenant check` finds the finer faults.
 */
export function optionValues(
  plugin: string,
  schema: OptionsSchema,
  set: OptionValues,
  tell: OnFault,
): OptionValues {
  const values = Object.entries(schema).map(([name, option]) => {
    const value = set[name] ?? option.default
    if (kind(value) === kind(option.default)) return [name, value]
    tell({ plugin, point: 'options', property: name, expected: kind(option.default), found: kind(value) })
    return [name, option.default]
  })
  return Object.fromEntries(values) as OptionValues
}

const kind = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
