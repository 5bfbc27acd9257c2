import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { bundleServer, PROGRAM } from './bundleServer'
import { writePackages } from './writePackages'

const root = path.resolve(import.meta.dirname, '../..')

/** What the server reads beside its program: places of the checkout, which stay the same. */
const places = [
  'server',
  'schemas',
  'core/theme/fonts',
  'core/i18n/locales',
  'tenants',
  'docs/nginx.conf',
  'LICENSE',
]
/** The folders that have one with texts for each language, which `npm run tenant -- check` compares with those of tenants. */
const textOwners = ['kits', 'plugins']
/** Files that are in the program, or that only tests and tools use. */
const isLeftOut = (file: string): boolean =>
  /\.(ts|mts|tsx|md)$/.test(file) || /(^|[\\/])(test|testing)([\\/]|$)/.test(file)

export interface ServerBuild {
  /** The folder to write, absolute. What is in it is replaced, except data and installed packages. */
  target: string
  /** The folder of the built portal, absolute. */
  portal: string
}

/**
 * Writes a server that runs with Node and the packages of its package.json: the program, the files it reads, the built portal and the
 * tenants. Rejects if the folder has files of something else.
 */
export async function buildServer({ target, portal }: ServerBuild): Promise<void> {
  refuseOther(target)
  const copied = [...places, ...textFolders()]
  for (const place of [...places, ...textOwners, PROGRAM, 'dist'])
    rmSync(path.join(target, place), { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const packages = await bundleServer(root, target)
  for (const place of copied)
    cpSync(path.join(root, place), path.join(target, place), {
      recursive: true,
      filter: (file) => !isLeftOut(path.relative(root, file)),
    })
  cpSync(portal, path.join(target, 'dist'), { recursive: true })
  await writePackages(root, target, packages)
}

const textFolders = (): string[] =>
  textOwners
    .flatMap((owners) => readdirSync(path.join(root, owners)).map((owner) => `${owners}/${owner}/locales`))
    .filter((place) => existsSync(path.join(root, place)))

/** Nothing of somebody else is deleted: the folder is new, empty or a built server. */
function refuseOther(target: string): void {
  if (!existsSync(target) || readdirSync(target).length === 0) return
  if (existsSync(path.join(target, PROGRAM, 'server.js'))) return
  throw new Error(`${target} is not empty and has no built server. Choose another folder.`)
}
