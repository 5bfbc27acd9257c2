import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyPlugin } from '../../core/plugin/definePlugin'

/** Imports the literals of all plugins of the project at `root`, ordered by id. Their lazy parts are not loaded. */
export async function readPlugins(root: string): Promise<AnyPlugin[]> {
  const folders = readdirSync(path.join(root, 'plugins')).sort()
  const files = folders
    .map((id) => path.join(root, 'plugins', id, 'plugin.ts'))
    .filter((file) => existsSync(file))
  return Promise.all(files.map(async (file) => (await importPlugin(file)).default))
}

const importPlugin = (file: string) => import(pathToFileURL(file).href) as Promise<{ default: AnyPlugin }>
