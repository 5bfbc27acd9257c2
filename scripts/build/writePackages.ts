import { execFile } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { productionPackages } from '../licences/lockedPackages'
import { portalPackages } from '../licences/portalPackages'
import { writeLicences, type Bill } from '../licences/writeLicences'
import { commands, PROGRAM } from './bundleServer'

interface Package {
  name: string
  version: string
  license: string
  engines: Record<string, string>
  overrides: Record<string, string>
  dependencies: Record<string, string>
}

/**
 * Writes package.json and package-lock.json of a built server: the named packages of the checkout in their exact versions, and what these need
 * as the lock of the checkout has it; and sbom.json and licences.txt, which cover the portal in it too. Rejects if a package is no dependency
 * of the checkout, or has no licence text.
 */
export async function writePackages(root: string, target: string, names: readonly string[]): Promise<void> {
  const source = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Package
  const { name, version, license, engines, overrides } = source
  const content = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    overrides,
    dependencies: Object.fromEntries(names.map((entry) => [entry, versionOf(source, entry)])),
    scripts: Object.fromEntries(
      Object.keys(commands).map((entry) => [
        entry === 'server' ? 'start' : entry,
        `node ${PROGRAM}/${entry}.js`,
      ]),
    ),
  }
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
  copyFileSync(path.join(root, 'package-lock.json'), path.join(target, 'package-lock.json'))
  // The lock has all that is left; npm takes away the rest.
  await npm(target, [
    'install',
    '--package-lock-only',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ])
  const bill = await npm(target, ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'])
  const packages = { server: productionPackages(target), portal: portalPackages(root) }
  writeLicences(root, target, packages, JSON.parse(bill) as Bill)
}

async function npm(folder: string, args: readonly string[]): Promise<string> {
  const isWindows = process.platform === 'win32'
  const options = { cwd: folder, shell: isWindows, maxBuffer: 64_000_000 }
  const { stdout } = await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', [...args], options)
  return stdout
}

function versionOf({ dependencies }: Package, name: string): string {
  const version = dependencies[name]
  if (version === undefined)
    throw new Error(`The server uses the package ${name}, which is not in "dependencies" of package.json.`)
  return version
}
