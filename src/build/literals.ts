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
  const modules = await Promise.all(files.map((file) => importSource<{ default: AnyPlugin }>(root, file)))
  return modules.map((module) => module.default)
}

/** Reads the kits that `src/kits.ts` below `root` lists. */
export const readKits = async (root: string): Promise<readonly Kit[]> =>
  (await importSource<{ kits: readonly Kit[] }>(root, path.join(root, 'src/kits.ts'))).kits

const importSource = async <T>(root: string, file: string): Promise<T> =>
  (await runnerImport<T>(file, { root, configFile: false, logLevel: 'silent' })).module

/** The screens that need no session, and the source files of the default screen. */
export function startFacts(
  plugins: readonly AnyPlugin[],
  kits: readonly Kit[],
  defaultRoute: string,
): StartFacts {
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
    reads: homeCards.flatMap(({ plugin, reads = [] }) =>
      reads.map((operation) => ({ plugin, path: operation.replace('GET ', '') })),
    ),
  }
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
