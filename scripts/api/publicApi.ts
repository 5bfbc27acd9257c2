import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPackages } from '../../tests/architecture/packages'
import { readDeclarations, type Declarations } from './declarations'

/** An export of a public module. */
export interface PublicExport {
  /** `default` for the default export. */
  name: string
  /** What it is for. */
  doc: string
  /** The version that made it public. */
  since: string
  /** Its declaration in one line. */
  signature: string
}

export interface PublicModule {
  /** `@portico/core/ui/actions/Button`. */
  specifier: string
  /** Empty for style sheets. */
  exports: readonly PublicExport[]
}

export interface PublicPackage {
  name: string
  description: string
  modules: readonly PublicModule[]
}

/** The version of everything whose docstring names none with `@since`. */
const firstVersion = '0.2.0'

/** Reads the public modules of core and of the kits with what they export. Compiles their declarations, which takes a few seconds. */
export function readPublicApi(root: string): PublicPackage[] {
  const types = writeDeclarations(root)
  const files = new Map<string, Declarations>()
  const read = (file: string): Declarations => {
    const known = files.get(file)
    if (known) return known
    const declarations = readDeclarations(readFileSync(path.join(types, `${file}.d.ts`), 'utf8'))
    files.set(file, declarations)
    return declarations
  }
  const exportOf = (file: string, name: string): PublicExport => {
    const { declared, exported, imported } = read(file)
    const { name: local, from } = exported.get(name) ?? { name }
    const source = from === undefined ? imported.get(local) : { name: local, from }
    if (source && !declared.has(local))
      return { ...exportOf(resolve(types, file, source.from), source.name), name }
    const { doc = '', code = '' } = declared.get(local) ?? {}
    const [, since = firstVersion] = /@since (\d+\.\d+\.\d+)/.exec(doc) ?? []
    return { name, doc: doc.replace(/ ?@since \S+/, ''), since, signature: signatureOf(code) }
  }
  return readPackages(root).map(({ name, folder, exports }) => ({
    name,
    description: descriptionOf(root, folder),
    modules: Object.entries(exports).map(([subpath, target]) => {
      const file = path.posix.join(folder, target.replace(/\.tsx?$/, ''))
      const names = /\.tsx?$/.test(target) ? [...read(file).exported.keys()].sort() : []
      return { specifier: `${name}${subpath.slice(1)}`, exports: names.map((one) => exportOf(file, one)) }
    }),
  }))
}

const descriptionOf = (root: string, folder: string) =>
  (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { description: string })
    .description

/** The declaration file behind an import, relative to `types` and without its ending. */
function resolve(types: string, file: string, specifier: string): string {
  const target = specifier.startsWith('@schemas/')
    ? specifier.slice(1)
    : path.posix.join(path.posix.dirname(file), specifier)
  return existsSync(path.join(types, `${target}.d.ts`)) ? target : `${target}/index`
}

const signatureOf = (code: string): string =>
  code
    .replace(/^export (default )?/, '')
    .replace(/^declare /, '')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')

/** Compiles the declarations of core and the kits. Returns their folder. */
function writeDeclarations(root: string): string {
  const cache = path.join(root, 'node_modules/.cache/api')
  const types = path.join(cache, 'types')
  rmSync(cache, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      rootDir: root,
      outDir: types,
    },
    // What core re-exports of schemas too: the compiler sometimes takes a file that it reaches through a package for a library's.
    include: ['core', 'kits', 'schemas'].map((folder) => path.join(root, folder)),
    exclude: ['**/*.test.ts', '**/*.test.tsx'].map((pattern) => path.join(root, pattern)),
  }
  writeFileSync(path.join(cache, 'tsconfig.json'), JSON.stringify(config))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  // Its exit code says that some internal module has no portable declaration, which nothing here reads.
  spawnSync(process.execPath, [compiler, '-p', path.join(cache, 'tsconfig.json')], { cwd: root })
  return types
}
