import path from 'node:path'
import type { Rolldown } from 'vite'
import type { StartFacts } from './literals'

/**
 * Splits the first download into few files, because a browser loads six at a time over HTTP/1.1: `react`; `portal`, with
 * everything else of the core that the entry and the default screen need; and one file for each plugin's part of the default
 * screen, which tenants without that plugin do not download. What a plugin names as its bundle `home` is part of it.
 */
export function startChunks(
  root: string,
  { home, bundles }: Pick<StartFacts, 'home' | 'bundles'>,
): Rolldown.CodeSplittingGroup[] {
  const entry = path.join(root, 'src/main.tsx')
  const screens = home.filter(({ language }) => language === '*').map(({ source }) => path.join(root, source))
  const next = new Set([...listParts, ...(bundles['home'] ?? [])])
  let parts: Parts | undefined
  const partOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
    parts ??= partsOf(root, entry, screens, (module) => context.getModuleInfo(module)?.importedIds ?? [])
    return parts.get(id) ?? (next.has(path.relative(root, id)) ? fileOf(root, id) : null)
  }
  // A group includes the imports of its modules, so shared modules have a higher priority.
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
    { name: (...of) => (partOf(...of) === 'portal' ? 'portal' : null), debugName: 'portal', priority: 2 },
    { name: partOf, debugName: 'home', priority: 1 },
  ]
}

type Parts = ReadonlyMap<string, string>

/** Small modules of lists, which most users open next: loading them here saves two requests. */
export const listParts = ['core/ui/layout/Count.tsx', 'core/ui/layout/tabClass.ts']

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

/** The given modules and all modules that they import, direct and indirect. */
function closure(roots: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const queue = [...roots]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    queue.push(...importsOf(id))
  }
  return seen
}
