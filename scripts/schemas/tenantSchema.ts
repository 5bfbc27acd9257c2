import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { JSONSchema } from 'json-schema-to-typescript'
import type { AnyPlugin } from '../../core/plugin/definePlugin'

/** Reads the schema of the manifest without the plugins. */
export const tenantBase = (root: string): JSONSchema =>
  JSON.parse(readFileSync(path.join(root, 'schemas/tenant.base.schema.json'), 'utf8')) as JSONSchema

/** The schema of the tenant manifest: the base plus the options of every plugin. Editors show its titles and descriptions. */
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
  const description = features
    ? `Enabled if the server has one of: ${features.join(', ')}.`
    : 'Enabled if it is listed.'
  return {
    title: id,
    description,
    type: 'object',
    default: {},
    properties: options,
    additionalProperties: false,
  }
}
