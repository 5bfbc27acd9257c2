import { execFile } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
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
 * Writes package.json and package-lock.json of a built server: the named packages of the checkout in their exact versions, and what
 * these need as the lock of the checkout has it. Rejects if a package is no dependency of the checkout.
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
  await promisify(execFile)(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    // The lock has all that is left; npm takes away the rest.
    ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: target, shell: process.platform === 'win32' },
  )
}

function versionOf({ dependencies }: Package, name: string): string {
  const version = dependencies[name]
  if (version === undefined)
    throw new Error(`The server uses the package ${name}, which is not in "dependencies" of package.json.`)
  return version
}
