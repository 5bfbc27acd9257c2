import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { commentsOf, importsOf, withoutComments, type Import } from './imports'
import { pathOf } from './packages'

/** A source file for the rules. */
export interface Source {
  /** Relative to the root, with slashes. */
  file: string
  lines: number
  /** The text without comments. */
  code: string
  comments: readonly string[]
  imports: readonly (Import & {
    /** The imported file, without extension if the import has none; absent for packages. */
    target?: string
  })[]
  /** Tests and their helpers (`testTable.ts`) may import and name everything. */
  isTest: boolean
}

const topFolders = ['core', 'kits', 'plugins', 'schemas', 'server', 'src', 'scripts', 'tests', 'examples']

/** Reads every source file of the project at `root` except generated ones. */
export const readSources = (root: string): Source[] =>
  topFolders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith('schemas/generated/'))
    .sort()
    .map((file) => readSource(root, file))

function readSource(root: string, file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8')
  const code = withoutComments(text)
  const imports = importsOf(code).map((found) => {
    const target = targetOf(file, found.specifier)
    return { ...found, ...(target !== undefined && { target }) }
  })
  const lines = text.trimEnd().split('\n').length
  return { file, lines, code, comments: commentsOf(text), imports, isTest: isTest(file) }
}

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(file)

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return specifier.startsWith('@schemas/') ? specifier.slice(1) : pathOf(specifier)
}
