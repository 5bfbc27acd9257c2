import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Load } from '../../core/plugin/points'
import { readSources } from '../../tests/architecture/sources'

const extensions = ['.tsx', '.ts', '']

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/** The source behind a lazy import, relative to the root, from the text of the function. `folder` is where the import stands. */
export function sourceOf(root: string, folder: string, load: Load<unknown>): string | null {
  const [, specifier] = /import\w*\(\s*["'`]([^"'`]+)["'`]/.exec(load.toString()) ?? []
  if (specifier === undefined) return null
  const plain = specifier.replace(/\?.*$/, '')
  // A test's bundler writes the path from the root in the place of the relative one.
  const target = plain.startsWith('/')
    ? plain.replace(`${root}/`, '/').slice(1)
    : path.posix.join(folder, plain)
  const extension = extensions.find((ending) => isFile(path.join(root, target + ending)))
  return extension === undefined ? null : target + extension
}

const operation = /['"`]((?:GET|POST|PUT|PATCH|DELETE) api\/[^'"`]*)['"`]/g

const contributionPoint = /\b(?:usePermitted|useContributions)\(\s*'(\w+)'/g

/** What files and their imports in plugins and kits use, sorted and without duplicates. */
export interface NamedIn {
  /** API operations. */
  operations: string[]
  /** Contribution points whose parts the files show. */
  points: string[]
}

export function namedIn(root: string, files: readonly string[]): NamedIn {
  const sources = new Map(readSources(root).map((source) => [source.file, source]))
  const seen = new Set<string>()
  const operations = new Set<string>()
  const points = new Set<string>()
  const visit = (target: string): void => {
    const file = ['', '.ts', '.tsx'].map((ending) => target + ending).find((name) => sources.has(name))
    const source = file === undefined || seen.has(file) ? undefined : sources.get(file)
    if (!source) return
    seen.add(source.file)
    for (const [, name = ''] of source.code.matchAll(operation)) operations.add(name)
    for (const [, name = ''] of source.code.matchAll(contributionPoint)) points.add(name)
    for (const { kind, target: next } of source.imports) {
      if (kind !== 'type' && next !== undefined && /^(plugins|kits)\//.test(next)) visit(next)
    }
  }
  files.forEach(visit)
  return { operations: [...operations].sort(), points: [...points].sort() }
}
