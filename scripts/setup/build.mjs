import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { oneAtATime } from './oneAtATime.mjs'
import { fail, root } from './packages.mjs'

/** The sources of the static build. Tenants are data and not part of it. */
const sources = [
  'core',
  'kits',
  'plugins',
  'src',
  'schemas',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const stamp = path.join(root, 'dist', '.built-from')

/** Exists while a process builds. Outside dist/, which a build empties. */
const lock = path.join(root, '.portico', 'build.lock')

/** Builds dist/ if a source has changed since the last build. Waits while another process does. */
export async function ensureBuild() {
  if (isBuilt()) return
  await whileAlone(async (nameChild) => {
    if (isBuilt()) return
    const now = fingerprint()
    console.log('Building the portal (only after its sources have changed) …')
    const status = await runVite(['--logLevel', 'warn'], nameChild)
    if (status !== 0) fail('The portal could not be built (see above).')
    writeFileSync(stamp, now)
  })
}

/** Builds dist/ in any case, with the arguments of `vite build`. Returns the exit code. */
export const buildAnew = (args) => whileAlone((nameChild) => runVite(args, nameChild))

const whileAlone = (work) => oneAtATime(lock, 'Another process builds the portal; waiting for it …', work)

async function runVite(args, nameChild) {
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(process.execPath, [vite, 'build', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  })
  child.once('spawn', () => nameChild(child.pid))
  const [status] = await once(child, 'close')
  return status ?? 1
}

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).sort((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(place) {
  const full = path.join(root, place)
  if (!existsSync(full)) return []
  if (path.extname(place) !== '') return [place]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}
