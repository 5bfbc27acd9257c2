import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { JSONSchema } from 'json-schema-to-typescript'
import type { AnyPlugin } from '../../core/plugin/definePlugin'

/** What every manifest may say, whatever the plugins. */
export const tenantBase = (root: string): JSONSchema =>
  JSON.parse(readFileSync(path.join(root, 'schemas/tenant.base.schema.json'), 'utf8')) as JSONSchema

/** The tenant manifest's schema: the base plus what every plugin of the house lets a tenant set, in words for editors. */
export function tenantSchema(base: JSONSchema, plugins: readonly AnyPlugin[]): object {
  const properties = Object.fromEntries(plugins.map((plugin) => [plugin.id, pluginSchema(plugin)]))
  return {
    ...base,
    properties: {
      ...base.properties,
      plugins: { ...base.properties?.['plugins'], properties, additionalProperties: false },
    },
  }
}

function pluginSchema({ id, features, options = {} }: AnyPlugin): object {
  const when = features
    ? `On when the server has one of: ${features.join(', ')}.`
    : 'On wherever it is listed.'
  return {
    title: id,
    description: when,
    type: 'object',
    default: {},
    properties: options,
    additionalProperties: false,
  }
}
