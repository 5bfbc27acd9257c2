import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readSources, type Source } from '../../architecture/sources'

/** How long the code of a way to book is: its variant and what that imports of its own plugin. */
export interface VariantSize {
  plugin: string
  /** The variant's file, relative to the plugin. */
  file: string
  lines: number
}

/** The length of every variant that a plugin's literal contributes. In: the backend at `root`. */
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

/** Lines of a file and of the files of its folder that it imports, each once. */
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

/** Lines that hold code: no blank ones, no comments. */
const codeLines = (code: string) => code.split('\n').filter((line) => line.trim() !== '').length
