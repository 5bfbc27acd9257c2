import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { readProject } from '../tenant/project'
import { withoutScreens } from './withoutScreens'

/** The folder of the bundle's files in that of a built server. */
export const PROGRAM = 'program'

/** The programs of a built server, and the file that each starts with. */
export const commands = {
  server: 'server/app/main.ts',
  admin: 'scripts/admin.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/backup/restore.ts',
  doctor: 'scripts/doctor.ts',
  keys: 'scripts/keys/keys.ts',
  person: 'scripts/person/person.ts',
  tenant: 'scripts/tenant/builtTenant.ts',
}

/** Packages that only a server with hot reload uses. */
const developmentPackages = ['vite']

/**
 * Bundles the server and its commands of a checkout (`root`, absolute) into `program/` of a folder. Packages stay outside. Resolves
 * to the names of the packages that the bundle uses.
 */
export async function bundleServer(root: string, target: string): Promise<string[]> {
  const resolved = new Set<string>()
  const { adminFeatures } = await readProject(root)
  const { output } = (await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sourcePlaces(root, resolved), withoutScreens(root)],
    define: { ADMIN_FEATURES: JSON.stringify(adminFeatures) },
    ssr: { noExternal: [/^@portico\//] },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      outDir: path.join(target, PROGRAM),
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(commands).map(([name, file]) => [name, path.join(root, file)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const imported = output.flatMap((part) =>
    part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [],
  )
  const own = new Set(output.map(({ fileName }) => fileName))
  const names = [...imported, ...resolved, ...importsOfPrograms(path.join(root, 'server'))]
    .filter((name) => !own.has(name) && !isBuiltin(name))
    .map((name) => packageOf(name))
    .filter((name) => !developmentPackages.includes(name))
  return [...new Set(names)].toSorted()
}

/** What the files import that the server runs as processes of their own. */
const importsOfPrograms = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs') && !/(^|[\\/])test[\\/]/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/^import .*from '([^'.][^']*)'/gm),
    ])
    .map(([, name = '']) => name)

/** `@scope/name/file` belongs to the package `@scope/name`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Modules find files beside their source: those keep their places in the built server, and `import.meta` names them there. Adds the
 * packages whose files a module looks up to `resolved`.
 */
const sourcePlaces = (root: string, resolved: Set<string>): Plugin => ({
  name: 'portico:source-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${root}${path.sep}`) || id.includes('node_modules')) return undefined
    for (const [, name = ''] of code.matchAll(/createRequire\([^)]*\)\s*\.resolve\('([^']+)'\)/g))
      resolved.add(name)
    if (!code.includes('import.meta.')) return undefined
    const file = path.relative(root, id).split(path.sep).join('/')
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${path.posix.dirname(file)}')`)
      .replaceAll('import.meta.url', `new URL('../${file}', import.meta.url).href`)
  },
})
