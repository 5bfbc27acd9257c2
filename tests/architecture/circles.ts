import type { Rule } from './violation'

/**
 * Circles that only types close, in code that is being split. The list may only get shorter: move the type that both
 * files need into a file of its own, then delete the line.
 */
const known: readonly (readonly string[])[] = [
  ['kits/booking/storage/draftStorage.ts', 'kits/booking/storage/pendingPayments.ts'],
  [
    'server/ports.ts',
    'server/http/api/contract.ts',
    'server/http/api/operation.ts',
    'server/http/api/rights.ts',
    'server/http/request/personContext.ts',
  ],
  ['server/areas/admin/defineAdminEntity.ts', 'server/areas/admin/history/audit.ts'],
  ['server/demo/catalogue/catalogue.ts', 'server/demo/catalogue/coverage.ts'],
]

/** No file imports itself through others, types included. Lazy imports do not count: they load nothing at once. */
export const circles: Rule = (sources) => {
  const files = new Set(sources.map(({ file }) => file))
  const next = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.flatMap(({ kind, target }) => (kind === 'lazy' ? [] : filesOf(target, files))),
    ]),
  )
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file])
    if (path.includes(file) || done.has(file)) return
    for (const target of next.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return found
    .filter((circle) => !known.some((group) => circle.every((file) => group.includes(file))))
    .map((circle) => ({
      file: circle[0] ?? '',
      problem: `imports itself: ${circle.join(' → ')}`,
      instead: 'move what both need into a file of its own',
    }))
}

/** The files that an import without extension can mean. */
const filesOf = (target: string | undefined, files: ReadonlySet<string>) =>
  ['', '.ts', '.tsx', '.mjs'].map((extension) => `${target}${extension}`).filter((file) => files.has(file))
