import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'tailwindcss'

/** A utility: its class, and the properties that it sets. */
export interface Utility {
  name: string
  properties: readonly string[]
}

/** The utilities among the given classes, in the order in which Tailwind writes them. */
export async function compileUtilities(root: string, classes: Iterable<string>): Promise<Utility[]> {
  const theme = path.join(root, 'core/theme/tailwind.css')
  const compiler = await compile(readFileSync(theme, 'utf8'), {
    base: path.dirname(theme),
    loadStylesheet: async (id, base) => {
      const file = id.startsWith('.') ? path.join(base, id) : path.join(root, 'node_modules', id)
      return { path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') }
    },
  })
  const names = new Set(classes)
  return readUtilities(compiler.build([...names]), names)
}

/**
 * Reads the utilities of a style sheet as Tailwind writes it: each selector and each declaration has a line of its own. A selector
 * may also name a class that a utility is for, such as `.card`; the name of the utility is longer.
 */
export function readUtilities(css: string, names: ReadonlySet<string>): Utility[] {
  const found = new Map<string, Set<string>>()
  let current = new Set<string>()
  for (const line of css.split('\n').map((text) => text.trim())) {
    const name = line.endsWith('{') && !line.startsWith('@') ? nameIn(line, names) : undefined
    if (name !== undefined) {
      current = found.get(name) ?? new Set()
      found.set(name, current)
    }
    const [, property] = /^([\w-]+): .*;$/.exec(line) ?? []
    if (property !== undefined) current.add(property)
  }
  return [...found].map(([name, properties]) => ({ name, properties: [...properties] }))
}

const nameIn = (selector: string, names: ReadonlySet<string>): string | undefined =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)]
    .map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
    .filter((name) => names.has(name))
    .toSorted((a, b) => b.length - a.length)[0]
