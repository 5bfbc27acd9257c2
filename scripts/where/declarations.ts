import path from 'node:path'
import type { Source } from '../../tests/architecture/sources'

/** A declaration at the top level of a file. */
export interface Declaration {
  file: string
  name: string
  text: string
}

/** The declarations of files, and what their names mean in each file. */
export interface Declarations {
  /** What a word of a file names: a declaration of it, or one that it imports. `owner.word` is a member of a namespace. */
  find: (file: string, word: string, owner?: string) => Declaration | undefined
}

const start = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class|enum) (\w+)/

/** Reads declarations of sources; the formatter puts each at the beginning of a line. */
export function readDeclarations(sources: readonly Source[]): Declarations {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const declared = new Map<string, ReadonlyMap<string, Declaration>>()
  const imported = new Map<string, ReadonlyMap<string, Import>>()
  const fileOf = (target: string) =>
    [`${target}.ts`, target, `${target}.mjs`, `${target}/index.ts`].find((file) => byFile.has(file))

  const inFile = (file: string) => remember(declared, file, () => split(file, byFile.get(file)?.code ?? ''))
  const importsOf = (file: string) =>
    remember(imported, file, () => readImports(file, byFile.get(file)?.code ?? ''))

  function find(file: string, word: string, owner?: string): Declaration | undefined {
    const space = owner === undefined ? undefined : importsOf(file).get(owner)
    if (space?.name === '*') return resolve(space.target, word)
    const own = inFile(file).get(word)
    if (own) return own
    const known = importsOf(file).get(word)
    return known && known.name !== '*' ? resolve(known.target, known.name) : undefined
  }

  function resolve(target: string, name: string): Declaration | undefined {
    const file = fileOf(target)
    return file === undefined ? undefined : find(file, name)
  }

  return { find }
}

function remember<T>(known: Map<string, T>, file: string, read: () => T): T {
  const value = known.get(file) ?? read()
  known.set(file, value)
  return value
}

function split(file: string, code: string): ReadonlyMap<string, Declaration> {
  const lines = code.split('\n')
  const starts = lines.flatMap((text, index) => {
    const name = start.exec(text)?.[1]
    return name === undefined ? [] : [{ name, index }]
  })
  return new Map(
    starts.map(({ name, index }, at) => {
      const text = lines.slice(index, starts[at + 1]?.index).join('\n')
      return [name, { file, name, text }]
    }),
  )
}

interface Import {
  target: string
  /** `*` for a namespace. */
  name: string
}

/** The values that a file imports, or exports again, from files beside it, by their name in the file. */
function readImports(file: string, code: string): ReadonlyMap<string, Import> {
  const found = new Map<string, Import>()
  for (const [, space, list = '', specifier = ''] of code.matchAll(
    /^(?:import|export) (?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']*)'/gm,
  )) {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    if (space !== undefined) found.set(space, { target, name: '*' })
    for (const part of list.split(',')) {
      const [, name, alias] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(part) ?? []
      if (name !== undefined) found.set(alias ?? name, { target, name })
    }
  }
  return found
}
