import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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

/** Builds dist/ if a source has changed since the last build. */
export function ensureBuild() {
  const stamp = path.join(root, 'dist', '.built-from')
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log('Building the portal (only after its sources have changed) …')
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  })
  if (run.status !== 0) fail('The portal could not be built (see above).')
  writeFileSync(stamp, now)
}

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
