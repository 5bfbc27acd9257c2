import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf, withoutComments, type Import } from './imports'

/** A file of code as the rules see it. */
export interface Source {
  /** Relative to the root, with slashes. */
  file: string
  lines: number
  /** Without comments. */
  code: string
  imports: readonly (Import & {
    /** The file of the house it means, without extension where it was written without; absent for packages. */
    target?: string
  })[]
  /** Tests and what they are made of (`testTable.ts`) may import and name everything. */
  isTest: boolean
}

const rooms = ['core', 'kits', 'plugins', 'schemas', 'server', 'src', 'scripts', 'tests']
const aliases: Readonly<Record<string, string>> = {
  '@core/': 'core/',
  '@kits/': 'kits/',
  '@schemas/': 'schemas/',
}

/** Every source of the house at `root`; what is generated is left out. */
export const readSources = (root: string): Source[] =>
  rooms
    .filter((room) => existsSync(path.join(root, room)))
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${room}/${file}`,
      ),
    )
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith('schemas/generated/'))
    .sort()
    .map((file) => readSource(root, file))

function readSource(root: string, file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8')
  const code = withoutComments(text)
  const imports = importsOf(code).map((one) => {
    const target = targetOf(file, one.specifier)
    return { ...one, ...(target !== undefined && { target }) }
  })
  return { file, lines: text.trimEnd().split('\n').length, code, imports, isTest: isTest(file) }
}

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(file)

function targetOf(file: string, specifier: string): string | undefined {
  const alias = Object.keys(aliases).find((one) => specifier.startsWith(one))
  if (alias) return aliases[alias] + specifier.slice(alias.length)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined
}
