import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { sharedModules } from './sharedModules'

/**
 * Writes the package `@portico/sdk` into an empty folder: the types of what plugins from addresses may import, the list of what the portal
 * shares, and the command that builds such a plugin. `root` is the project. Throws where the types cannot be written.
 */
export async function writeSdk(root: string, folder: string): Promise<void> {
  const { version } = readJson(path.join(root, 'package.json')) as { version: string }
  mkdirSync(folder, { recursive: true })
  writeTypes(root, path.join(folder, 'types'))
  writeJson(folder, 'shared.json', { portal: version, modules: Object.fromEntries(sharedModules(root)) })
  await writeCommand(root, folder)
  writeJson(folder, 'tsconfig.json', compilerOptions)
  writeJson(folder, 'package.json', manifestOf(version))
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  copyFileSync(path.join(import.meta.dirname, 'README.md'), path.join(folder, 'README.md'))
}

/** The kits of whose modules plugins from addresses may name some. */
const kits = ['kits/admin', 'kits/booking', 'kits/charts']

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (folder: string, file: string, value: object) =>
  writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`)

const manifestOf = (version: string) => ({
  name: '@portico/sdk',
  version,
  description: 'Builds plugins that a Portico portal loads from an address.',
  license: 'MIT',
  type: 'module',
  bin: { 'portico-plugin': './command.js' },
  exports: {
    './points': { types: './types/points.d.ts' },
    './tsconfig.json': './tsconfig.json',
    './package.json': './package.json',
  },
  engines: { node: '>=20.19' },
  peerDependencies: { '@types/react': '^19.0.0', typescript: '>=5.6', vite: '^8.0.0' },
})

/** The names of core and kits lead to the types of this package. */
const compilerOptions = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['@portico/sdk/points'],
    paths: {
      '@portico/core/*': ['./types/core/*'],
      '@portico/admin/*': ['./types/kits/admin/*'],
      '@portico/booking/*': ['./types/kits/booking/*'],
      '@portico/charts/*': ['./types/kits/charts/*'],
      '@schemas/*': ['./types/schemas/*'],
    },
  },
}

/** The declarations of the public modules and of everything that they name. */
function writeTypes(root: string, out: string): void {
  const settings = path.join(root, `sdk-types-${process.pid}.json`)
  writeJson(root, path.basename(settings), {
    extends: './tsconfig.base.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: out,
      rootDir: root,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client', 'node'],
    },
    include: ['core', ...kits],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })
  try {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
    execFileSync(process.execPath, [compiler, '-p', settings], { cwd: root, encoding: 'utf8' })
  } catch (error) {
    throw new Error(`The types were not written:\n${String((error as { stdout?: unknown }).stdout)}`, {
      cause: error,
    })
  } finally {
    rmSync(settings)
  }
  copyData(root, out)
  const points = kits.filter((kit) => existsSync(path.join(out, kit, 'points.d.ts')))
  // The contribution points of kits, which their literals add to those of the core.
  writeFileSync(path.join(out, 'points.d.ts'), points.map((kit) => `import './${kit}/points'\n`).join(''))
}

/** Copies the JSON files that declarations import: the names of texts come from them. */
function copyData(root: string, out: string): void {
  const declarations = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  )
  for (const file of declarations) {
    const text = readFileSync(path.join(out, file), 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from |import\()['"]([^'"]+\.json)['"]/g)) {
      const data = name.startsWith('@schemas/')
        ? name.replace('@schemas/', 'schemas/')
        : path.join(path.dirname(file), name)
      const target = path.join(out, data)
      if (existsSync(target)) continue
      mkdirSync(path.dirname(target), { recursive: true })
      copyFileSync(path.join(root, data), target)
    }
  }
}

/** The command as one file; Vite is a peer. */
async function writeCommand(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: path.join(import.meta.dirname, 'command.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { external: ['vite'], output: { entryFileNames: 'command.js' } },
    },
  })
}
