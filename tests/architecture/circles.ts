import type { Rule } from './violation'

/** No file imports itself through others, including type imports. Lazy imports do not count. */
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
  return found.map((circle) => ({
    file: circle[0] ?? '',
    problem: `imports itself: ${circle.join(' → ')}`,
    instead: 'move the shared code into its own file',
  }))
}

/** The possible files of an import without extension. */
const filesOf = (target: string | undefined, files: ReadonlySet<string>) =>
  ['', '.ts', '.tsx', '.mjs'].map((extension) => `${target}${extension}`).filter((file) => files.has(file))
