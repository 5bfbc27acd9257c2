import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSources, type Source } from '../../architecture/sources'

/** The size of a booking variant: its file and the files of its plugin that it imports. */
export interface VariantSize {
  plugin: string
  /** The variant's file, relative to the plugin. */
  file: string
  lines: number
}

/** Counts the lines of every variant that a plugin of the project at `root` contributes. */
export function variantSizes(root: string): VariantSize[] {
  const sources = new Map(readSources(root).map((source) => [source.file, source]))
  const literals = [...sources.keys()].filter((file) => /^plugins\/[^/]+\/plugin\.ts$/.test(file))
  return literals.flatMap((literal) => {
    const text = readFileSync(path.join(root, literal), 'utf8')
    const folder = path.dirname(literal)
    return [...text.matchAll(/variant: \(\) => import\('\.\/([^']+)'\)/g)].map(([, name]) => ({
      plugin: path.basename(folder),
      file: `${name}.ts`,
      lines: countLines(`${folder}/${name}.ts`, folder, sources),
    }))
  })
}

/** Counts the lines of a file and of the files in its folder that it imports, each once. */
function countLines(first: string, folder: string, sources: ReadonlyMap<string, Source>): number {
  const seen = new Set<string>()
  const visit = (file: string): number => {
    const source = sources.get(file)
    if (!source || seen.has(file)) return 0
    seen.add(file)
    const own = source.imports.flatMap(({ target }) => (target?.startsWith(`${folder}/`) ? [target] : []))
    return own.reduce((sum, target) => sum + visit(`${target}.ts`), codeLines(source.code))
  }
  return visit(first)
}

/** Counts the lines that are not blank; `code` has no comments. */
const codeLines = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length
