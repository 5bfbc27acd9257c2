import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyPlugin } from '../../core/plugin/definePlugin'

/** The tenant manifest's schema: the base plus what every plugin in the house lets a tenant set. */
export async function tenantSchema(root: string): Promise<object> {
  const base = JSON.parse(readFileSync(path.join(root, 'schemas/tenant.base.schema.json'), 'utf8')) as {
    properties: Record<string, object>
  }
  const plugins = await Promise.all(pluginFiles(root).map(async (file) => (await importPlugin(file)).default))
  const properties = Object.fromEntries(
    plugins.map((plugin) => [
      plugin.id,
      { type: 'object', properties: plugin.options ?? {}, additionalProperties: false },
    ]),
  )
  return {
    ...base,
    properties: {
      ...base.properties,
      plugins: { ...base.properties['plugins'], properties, additionalProperties: false },
    },
  }
}

const importPlugin = (file: string) => import(pathToFileURL(file).href) as Promise<{ default: AnyPlugin }>

const pluginFiles = (root: string) =>
  readdirSync(path.join(root, 'plugins'))
    .sort()
    .map((id) => path.join(root, 'plugins', id, 'plugin.ts'))
    .filter((file) => existsSync(file))
