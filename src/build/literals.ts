import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type { Kit } from '../../core/plugin/defineKit'
import type { AnyPlugin } from '../../core/plugin/definePlugin'
import { collect, type Host } from '../../core/plugin/host'
import type { Load, Points } from '../../core/plugin/points'

/** The facts about plugins that the first script needs before it loads any. */
export interface StartFacts {
  publicPaths: string[]
  /** The source files of the default screen; `language` is `*` for files of every language. */
  home: PluginSource[]
  /** The source files of the administration, so that its screens need one round trip less. */
  admin: PluginSource[]
  reads: { plugin: string; path: string }[]
  /** What the plugins say belongs together. */
  bundles: Bundles
}

/** Files of the build: modules by the name of the file that they share. A folder ends with `/`. */
export type Bundles = Readonly<Record<string, readonly string[]>>

/** A literal, and the small modules of the plugin that belong together: paths relative to its folder. */
export interface PluginModule {
  default: AnyPlugin
  bundles?: Bundles
}

interface PluginSource {
  plugin: string
  language: string
  source: string
}

/** Reads the literals of all plugins below `root`, with what they say belongs together. */
export async function readLiterals(root: string): Promise<PluginModule[]> {
  const folder = path.join(root, 'plugins')
  const files = readdirSync(folder)
    .sort()
    .map((id) => path.join(folder, id, 'plugin.ts'))
    .filter((file) => existsSync(file))
  return Promise.all(files.map((file) => importSource<PluginModule>(root, file)))
}

/** Reads the kits that `src/kits.ts` below `root` lists. */
export const readKits = async (root: string): Promise<readonly Kit[]> =>
  (await importSource<{ kits: readonly Kit[] }>(root, path.join(root, 'src/kits.ts'))).kits

const importSource = async <T>(root: string, file: string): Promise<T> =>
  (await runnerImport<T>(file, { root, configFile: false, logLevel: 'silent' })).module

/** The screens that need no session, the source files of the default screen, and what belongs together. */
export function startFacts(
  modules: readonly PluginModule[],
  kits: readonly Kit[],
  defaultRoute: string,
): StartFacts {
  const plugins = modules.map((module) => module.default)
  const everything = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const features = new Set(plugins.flatMap((plugin) => plugin.features ?? []))
  const { host } = collect(plugins, everything, features, { kits })
  const { routes, homeCards } = host
  const screensOf = (isWanted: (route: Points['routes']) => boolean): Part[] =>
    routes.filter(isWanted).map(({ plugin, screen }) => ({ plugin, load: screen }))
  return {
    publicPaths: routes.filter(({ area }) => area === 'public').map(({ path }) => `/${path}`),
    home: sourcesOf(host, [
      ...screensOf(({ id }) => id === defaultRoute),
      ...homeCards.map(({ plugin, card }) => ({ plugin, load: card })),
    ]),
    admin: sourcesOf(
      host,
      screensOf(({ area }) => area === 'admin'),
    ),
    reads: readsOf(homeCards),
    bundles: bundlesOf(modules),
  }
}

/** What the cards of the home page read, each once: several cards of a plugin share a list. */
function readsOf(cards: Host['homeCards']): StartFacts['reads'] {
  const reads = cards.flatMap(({ plugin, reads: operations = [] }) =>
    operations.map((operation) => ({ plugin, path: operation.replace('GET ', '') })),
  )
  return [...new Map(reads.map((read) => [`${read.plugin} ${read.path}`, read])).values()]
}

/** The modules that the plugins name, by file: several plugins may add to the same one. */
function bundlesOf(modules: readonly PluginModule[]): Bundles {
  const all: Record<string, string[]> = {}
  for (const { default: plugin, bundles = {} } of modules)
    for (const [name, members] of Object.entries(bundles))
      (all[name] ??= []).push(...members.map((member) => `plugins/${plugin.id}/${member}`))
  return all
}

interface Part {
  plugin: string
  load: Load<unknown>
}

/** The source files of parts and of their plugins' texts. */
const sourcesOf = ({ plugins }: Host, parts: readonly Part[]): PluginSource[] => [
  ...parts.map(({ plugin, load }) => ({ plugin, language: '*', source: sourceOf(load) })),
  ...[...new Set(parts.map(({ plugin }) => plugin))].flatMap((plugin) =>
    Object.entries(plugins.get(plugin)?.i18n ?? {}).map(([language, load]) => ({
      plugin,
      language,
      source: sourceOf(load),
    })),
  ),
]

/** The source file behind a lazy import, relative to the root, from the text of the function. */
function sourceOf(load: Load<unknown>): string {
  const [, source] = /import\w*\(\s*["']([^"']+)["']/.exec(load.toString()) ?? []
  if (source === undefined) throw new Error(`No import in ${load.toString()}`)
  return source
}
