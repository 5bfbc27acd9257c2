import type { OnFault } from './fault'
import type { OptionsSchema } from './options'

/** The tenant's values of a plugin's options, by name. */
export type OptionValues = Readonly<Record<string, unknown>>

/**
 * The values of a plugin's options: the tenant's values, and defaults for the others. A value of another type than its default
 * is reported and ignored; `npm run tenant -- check` validates the rest of the schema.
 */
export function optionValues(
  plugin: string,
  schema: OptionsSchema,
  tenantValues: OptionValues,
  onFault: OnFault,
): OptionValues {
  const values = Object.entries(schema).map(([name, option]) => {
    const value = tenantValues[name] ?? option.default
    if (kind(value) === kind(option.default)) return [name, value]
    onFault({ plugin, point: 'options', property: name, expected: kind(option.default), found: kind(value) })
    return [name, option.default]
  })
  return Object.fromEntries(values) as OptionValues
}

const kind = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)
