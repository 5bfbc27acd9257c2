import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { AnyPlugin } from '../../core/plugin/definePlugin'
import type { Load, Points } from '../../core/plugin/points'

/** What the first script has to know of the plugins before any of them is loaded. */
export interface StartFacts {
  publicPaths: string[]
  /** Sources of the default screen by plugin; `language` is `*` where it fits every language. */
  home: PluginSource[]
  /** The same of the administration: who opens it by its address waits for one answer less. */
  admin: PluginSource[]
  reads: { plugin: string; path: string }[]
}

interface PluginSource {
  plugin: string
  language: string
  source: string
}

/** Reads the literals of all plugins below `root`. */
export async function readLiterals(root: string): Promise<AnyPlugin[]> {
  const folder = path.join(root, 'plugins')
  const files = readdirSync(folder)
    .sort()
    .map((id) => path.join(folder, id, 'plugin.ts'))
    .filter((file) => existsSync(file))
  const modules = await Promise.all(files.map((file) => importLiteral(root, file)))
  return modules.map(({ module }) => module.default)
}

const importLiteral = (root: string, file: string) =>
  runnerImport<{ default: AnyPlugin }>(file, {
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@core': path.join(root, 'core'), '@kits': path.join(root, 'kits') } },
  })

/** Which screens need no session, and what the default screen (CONST-011) is made of. */
export function startFacts(plugins: readonly AnyPlugin[], defaultRoute: string): StartFacts {
  const routes = plugins.flatMap((plugin) => listOf(plugin, 'routes').map((route) => ({ plugin, route })))
  const cards = plugins.flatMap((plugin) => listOf(plugin, 'homeCards').map((card) => ({ plugin, card })))
  const screensOf = (wanted: (route: Points['routes']) => boolean): Part[] =>
    routes.filter(({ route }) => wanted(route)).map(({ plugin, route }) => ({ plugin, load: route.screen }))
  return {
    publicPaths: routes.filter(({ route }) => route.area === 'public').map(({ route }) => `/${route.path}`),
    home: sourcesOf([
      ...screensOf(({ id }) => id === defaultRoute),
      ...cards.map(({ plugin, card }) => ({ plugin, load: card.card })),
    ]),
    admin: sourcesOf(screensOf(({ area }) => area === 'admin')),
    reads: cards.flatMap(({ plugin, card }) =>
      (card.reads ?? []).map((operation) => ({ plugin: plugin.id, path: operation.replace('GET ', '') })),
    ),
  }
}

interface Part {
  plugin: AnyPlugin
  load: Load<unknown>
}

/** What parts are made of: themselves, and the texts of their plugins. */
const sourcesOf = (parts: readonly Part[]): PluginSource[] => [
  ...parts.map(({ plugin, load }) => ({ plugin: plugin.id, language: '*', source: sourceOf(load) })),
  ...[...new Set(parts.map(({ plugin }) => plugin))].flatMap(({ id, i18n = {} }) =>
    Object.entries(i18n).map(([language, load]) => ({ plugin: id, language, source: sourceOf(load) })),
  ),
]

/** A plugin's contributions to a point with its options' defaults. */
function listOf<K extends keyof Points>(plugin: AnyPlugin, point: K): readonly Points[K][] {
  const given = plugin[point] as
    readonly Points[K][] | ((options: object) => readonly Points[K][]) | undefined
  const defaults = Object.entries(plugin.options ?? {}).map(([name, option]) => [name, option.default])
  return typeof given === 'function' ? given(Object.fromEntries(defaults) as object) : (given ?? [])
}

/** The source file behind a lazy import, below the root: the import's own text names it. */
function sourceOf(load: Load<unknown>): string {
  const [, source] = /import\w*\(\s*["']([^"']+)["']/.exec(load.toString()) ?? []
  if (source === undefined) throw new Error(`No import in ${load.toString()}`)
  return source
}
