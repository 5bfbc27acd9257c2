import path from 'node:path'
import type { Rolldown } from 'vite'
import type { StartFacts } from './literals'

/**
 * How the start is cut into files. A file costs a request, and a browser has six at a time over HTTP/1.1, so there are few:
 * `react`; `portal`, which is all else that the entry and the default screen need of the core; and for each plugin
 * its part of the default screen, which a tenant without that plugin does not download.
 */
export function startChunks(root: string, { home }: StartFacts): Rolldown.CodeSplittingGroup[] {
  const entry = path.join(root, 'src/main.tsx')
  const screens = home.filter(({ language }) => language === '*').map(({ source }) => path.join(root, source))
  let parts: Parts | undefined
  const partOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
    parts ??= partsOf(root, entry, screens, (module) => context.getModuleInfo(module)?.importedIds ?? [])
    return parts.get(id) ?? (beforehand.test(path.relative(root, id)) ? fileOf(root, id) : null)
  }
  // A group takes along what its modules import, so what is shared goes first.
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
    { name: (...of) => (partOf(...of) === 'portal' ? 'portal' : null), debugName: 'portal', priority: 2 },
    { name: partOf, debugName: 'home', priority: 1 },
  ]
}

type Parts = ReadonlyMap<string, string>

/** Small things that the list of appointments needs besides: most people open it first, and it is one request with them here, not three. */
const beforehand =
  /^(core\/(ui\/layout\/(Count|Tabs)\.css|format\/zoneNames\.ts)|plugins\/appointments\/(links\.ts|parts\/appointments\.css))$/

/** The file that each module of the start belongs to, by module id. */
export function partsOf(
  root: string,
  entry: string,
  screens: readonly string[],
  importsOf: (id: string) => readonly string[],
): Parts {
  const start = closure([entry], importsOf)
  const home = [...closure(screens, importsOf)].filter((id) => !start.has(id))
  return new Map([
    ...[...start].map((id) => [id, 'portal'] as const),
    ...home.map((id) => [id, fileOf(root, id)] as const),
  ])
}

function fileOf(root: string, id: string): string {
  const plugin = /^plugins\/([^/]+)\//.exec(path.relative(root, id))?.[1]
  return plugin === undefined ? 'portal' : `${plugin}-home`
}

/** The modules that some modules import, themselves included, at whatever distance. */
function closure(roots: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...importsOf(id))
  }
  return seen
}
