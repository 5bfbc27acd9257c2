import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { AnyPlugin } from '../../core/plugin/definePlugin'
import type { Load, Points } from '../../core/plugin/points'

/** What the first script has to know of the plugins before any of them is loaded. */
export interface StartFacts {
  publicPaths: string[]
  /** Sources of the default screen by plugin; `language` is `*` where it fits every language. */
  home: { plugin: string; language: string; source: string }[]
  reads: { plugin: string; path: string }[]
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
    resolve: { alias: { '@core': path.join(root, 'core') } },
  })

/** Which screens need no session, and what the default screen (CONST-011) is made of. */
export function startFacts(plugins: readonly AnyPlugin[], defaultRoute: string): StartFacts {
  const routes = plugins.flatMap((plugin) => listOf(plugin, 'routes').map((route) => ({ plugin, route })))
  const screens = routes.filter(({ route }) => route.id === defaultRoute)
  const cards = plugins.flatMap((plugin) => listOf(plugin, 'homeCards').map((card) => ({ plugin, card })))
  const parts = [
    ...screens.map(({ plugin, route }) => ({ plugin, load: route.screen })),
    ...cards.map(({ plugin, card }) => ({ plugin, load: card.card })),
  ]
  const speaking = new Set(parts.map(({ plugin }) => plugin))
  return {
    publicPaths: routes.filter(({ route }) => route.area === 'public').map(({ route }) => `/${route.path}`),
    home: [
      ...parts.map(({ plugin, load }) => ({ plugin: plugin.id, language: '*', source: sourceOf(load) })),
      ...[...speaking].flatMap(({ id, i18n = {} }) =>
        Object.entries(i18n).map(([language, load]) => ({ plugin: id, language, source: sourceOf(load) })),
      ),
    ],
    reads: cards.flatMap(({ plugin, card }) =>
      (card.reads ?? []).map((operation) => ({ plugin: plugin.id, path: operation.replace('GET ', '') })),
    ),
  }
}

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
