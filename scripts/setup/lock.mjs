/**
 * Completes package-lock.json after `npm install`: npm drops optional binaries of other platforms that it did not
 * install here, and `npm ci` then refuses the lock. Each gets the integrity that the registry states, so that a changed
 * file is refused on every platform. Run `npm run lock` after every install.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

const systems = {
  android: 'android',
  darwin: 'darwin',
  linux: 'linux',
  linuxmusl: 'linux',
  win32: 'win32',
  freebsd: 'freebsd',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  wasm32: null,
}
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el']

const contains = (tail, word) => new RegExp(`(^|-)${word}(v7|-|$)`).test(tail)

/** The lock entry of a platform binary, derived from its name; undefined for other packages. */
export function platformEntry(name, version, dev) {
  const tail = name.split('/').pop()
  const system = Object.keys(systems).find((word) => contains(tail, word))
  if (system === undefined || !/^\d+\.\d+\.\d+/.test(version)) return undefined
  const cpu = processors.find((word) => contains(tail, word)) ?? (system === 'wasm32' ? 'wasm32' : undefined)
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev: true }),
    ...(systems[system] && { os: [systems[system]] }),
    ...(/musl/.test(tail) && { libc: ['musl'] }),
    optional: true,
  }
}

/** Adds an entry for every optional binary a package depends on. */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '') continue
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (packages[`node_modules/${name}`] || packages[`${place}/node_modules/${name}`]) continue
      const missing = platformEntry(name, version, entry.dev)
      if (missing) packages[`node_modules/${name}`] = missing
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...lock, packages: sorted }
}

/** False for the project and its workspaces, which no registry has. */
export const isInstalled = (place) => place.includes('node_modules/')

/** Adds the missing hashes to the entries of packages. `integrityOf` returns the hash of `name@version`. */
export function addIntegrity(lock, integrityOf) {
  const packages = Object.entries(lock.packages).map(([place, entry]) => {
    if (!isInstalled(place) || entry.link || entry.integrity) return [place, entry]
    const { version, ...rest } = entry
    const name = place.split('node_modules/').pop()
    return [place, { version, integrity: integrityOf(`${name}@${version}`), ...rest }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** The hash of a published package. Throws if the registry cannot be reached. */
const publishedIntegrity = (spec) =>
  JSON.parse(execFileSync('npm', ['view', spec, 'dist.integrity', '--json'], { encoding: 'utf8' }))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json')
  const before = readFileSync(file, 'utf8')
  const after = `${JSON.stringify(addIntegrity(completeLock(JSON.parse(before)), publishedIntegrity), null, 2)}\n`
  if (after !== before) writeFileSync(file, after)
  console.log(
    after === before
      ? 'package-lock.json is complete.'
      : 'Added missing platform binaries and hashes to package-lock.json.',
  )
}
