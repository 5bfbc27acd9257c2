import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneAtATime } from './oneAtATime.mjs'

// Derived from the file's URL, which old Node versions support too: they must reach the message about the required version.
export const root = path.resolve(fileURLToPath(import.meta.url), '../../..')

/** Prints a message and exits with 1. */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Portico needs Node 20.19 or newer; this is ${process.versions.node}. Install it from nodejs.org.`)
  }
}

/** Installs the packages of package-lock.json if it has changed since the last installation. Waits while another process does. */
export async function ensurePackages() {
  requireNode()
  if (areInstalled()) return
  // Outside node_modules/, which an installation empties.
  const lock = path.join(root, '.portico', 'packages.lock')
  await oneAtATime(lock, 'Another process installs the packages; waiting for it …', async (nameChild) => {
    if (!areInstalled()) await install(nameChild)
  })
}

const stamp = path.join(root, 'node_modules', '.portico-lock')

/** What package-lock.json says now. */
const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

const areInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

async function install(nameChild) {
  const now = fingerprint()
  console.log('Installing packages (only needed the first time, about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // With NODE_ENV=production npm would skip the development packages, which build and run the portal.
  const child = spawn(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  child.once('spawn', () => nameChild(child.pid))
  const [status] = await once(child, 'close').catch(() => [1])
  if (status !== 0)
    fail('The packages could not be installed (npm ci failed, see above). Is a package registry reachable?')
  writeFileSync(stamp, now)
}
