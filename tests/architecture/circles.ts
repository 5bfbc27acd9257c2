import type { Rule } from './violation'

/** No file imports itself by way of others. Types and lazy imports make no circle: they load nothing at once. */
export const circles: Rule = (sources) => {
  const files = new Set(sources.map(({ file }) => file))
  const next = new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.flatMap(({ kind, target }) => (kind === 'value' ? fileOf(target, files) : [])),
    ]),
  )
  const done = new Set<string>()
  const found: string[][] = []
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file])
    if (way.includes(file) || done.has(file)) return
    for (const target of next.get(file) ?? []) walk(target, [...way, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  return found.map((circle) => ({
    file: circle[0] ?? '',
    breaks: `imports itself: ${circle.join(' → ')}`,
    instead: 'move what both need into a file of its own',
  }))
}

const fileOf = (target: string | undefined, files: ReadonlySet<string>) =>
  ['', '.ts', '.tsx', '.mjs'].map((extension) => `${target}${extension}`).filter((file) => files.has(file))
