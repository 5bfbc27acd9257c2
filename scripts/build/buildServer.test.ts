// @vitest-environment node
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../../server/platform/paths'
import { freePort } from '../../server/test/freePort'
import { request } from '../../server/test/request'
import { startChild } from '../../server/test/serverChild'
import { writeTenants } from '../../server/test/writeTenants'
import { writePortal } from '../../tests/deploy/test/builtServer'
import { buildServer } from './buildServer'

const MEGABYTE = 1_000_000

let folder: string
let target: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-server-'))
  target = path.join(folder, 'server')
  const portal = path.join(folder, 'portal')
  writePortal(portal)
  await buildServer({ target, portal })
  copyPackages()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Lock {
  packages: Record<string, { dev?: boolean; version?: string }>
}
const readLock = (place: string) =>
  JSON.parse(readFileSync(path.join(place, 'package-lock.json'), 'utf8')) as Lock

/** What `npm ci --omit=dev` installs, from the packages of this checkout. */
function copyPackages(): void {
  for (const [place, { dev }] of Object.entries(readLock(target).packages)) {
    const source = path.join(root, place)
    if (!place || dev || !existsSync(source)) continue
    cpSync(source, path.join(target, place), {
      recursive: true,
      filter: (file) => file === source || path.basename(file) !== 'node_modules',
    })
  }
}

const sizeOf = (place: string): number =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)

it('a built server starts on a filled database with its production packages only, and answers', async () => {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    PORTICO_DATA: path.join(folder, 'data'),
    PORTICO_TENANTS: writeTenants(folder, ['one']),
    FFMPEG: 'off',
  }
  const start = () => startChild(['program/server.js'], target, settings)
  const first = await start()
  expect(await first.stop()).toBe(0)

  const server = await start()
  try {
    const get = (url: string) => request(port, url, { headers: { host: `one.localhost:${port}` } })
    expect((await get('/ready')).status).toBe(200)
    expect((await get('/')).status).toBe(200)
    const config = await get('/api/config')
    expect([config.status, typeof JSON.parse(String(config.body))]).toEqual([200, 'object'])
    expect((await get('/tenant/theme.css')).status).toBe(200)
    expect(server.output()).not.toMatch(/error/i)
  } finally {
    await server.stop()
  }
})

/** Runs a command of the built server, or of the checkout (`place`), in the data folder of the first test. */
function run(script: string, args: readonly string[], settings = {}, place = target) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: place,
    encoding: 'utf8',
    env: {
      ...process.env,
      PORTICO_DATA: path.join(folder, 'data'),
      PORTICO_TENANTS: path.join(folder, 'tenants'),
      FFMPEG: 'off',
      ...settings,
    },
  })
  return { status, stdout, stderr }
}

/** A call of each command that changes nothing that a later call needs, and what it prints. */
const calls: Readonly<Record<string, () => [args: string[], output: string | RegExp, settings?: object]>> = {
  admin: () => [['list'], 'admin@portico.test'],
  keys: () => [['list'], /one {2}signing 1/],
  doctor: () => [[], /ok +migrations/],
  person: () => [
    'erase --tenant one --email luis@portico.test --by Olga --backups-until 2999-01-01'.split(' '),
    /account: 1\n[^]*Nothing was erased/,
  ],
  tenant: () => [['new', 'two'], 'tenants/two', { PORTICO_TENANTS: path.join(target, 'tenants') }],
  backup: () => [[path.join(folder, 'one.backup')], 'one.backup'],
  restore: () => [[path.join(folder, 'one.backup'), '--confirm', 'data'], /restored/i],
}

it.each(Object.keys(calls))('npm run %s works with production packages only', (script) => {
  const [args, output, settings] = calls[script]?.() ?? [[], '']
  const { status, stdout, stderr } = run(script, args, settings)
  expect(stderr).toBe('')
  expect(stdout).toMatch(output)
  expect(status).toBe(0)
})

it('the built server has each command that the guide names, except the build, and each has a test', () => {
  const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
  const named = new Set([...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
  named.delete('build')
  expect([...named].toSorted()).toEqual(Object.keys(calls).toSorted())
  const { scripts } = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')) as {
    scripts: object
  }
  expect(Object.keys(scripts).toSorted()).toEqual(['start', ...named].toSorted())
})

it('its check of tenants has the findings of the checkout', () => {
  const tenants = path.join(folder, 'checked')
  cpSync(path.join(root, 'tenants'), tenants, { recursive: true })
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(path.join(tenants, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path.join(tenants, file), text.replace(from, to))
  }
  change('portico/tenant.json', '"plugins": {', '"plugins": { "paymnts": {}, "calls": { "engin": 1 },')
  change('portico/backend.json', '"features": [', '"features": ["famly",')
  change('covadonga/locales/es.json', '{', '{ "MENU.BOOK_APOINTMENT": "Pedir cita",')
  change('fhgst/tenant.json', /"admin": \{[^}]*\},?/, '')
  const settings = { PORTICO_TENANTS: tenants }
  const built = run('tenant', ['check'], settings)
  expect(built.stdout).toContain('paymnts')
  expect(built).toEqual(run('tenant', ['check'], settings, root))
  expect(built.status).toBe(1)
})

it('each package has the exact version of the checkout, and none is for development', () => {
  const own = readLock(target).packages
  const all = readLock(root).packages
  const installed = Object.entries(own).filter(([place]) => place !== '')
  expect(installed.length).toBeGreaterThan(50)
  for (const [place, { version, dev }] of installed)
    expect([place, version, dev]).toEqual([place, all[place]?.version, undefined])
})

it('its bill of materials in CycloneDX has each package with its licence', () => {
  const { bomFormat, components } = JSON.parse(readFileSync(path.join(target, 'sbom.json'), 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string; licenses?: unknown[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const listed = new Map(components.map(({ name, licenses = [] }) => [name, licenses.length]))
  for (const place of Object.keys(readLock(target).packages).filter(Boolean))
    expect([place, listed.get(place.split('node_modules/').at(-1) ?? '')]).toEqual([place, 1])
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: object
  }
  // Packages of the server and of the portal in it.
  expect(Object.keys(dependencies).filter((name) => !listed.has(name))).toEqual([])
})

it('licences.txt has the licence texts of all packages', () => {
  const text = readFileSync(path.join(target, 'licences.txt'), 'utf8')
  const missing = Object.entries(readLock(target).packages)
    .filter(([place]) => place !== '')
    .filter(([place, { version }]) => !text.includes(`${place.split('node_modules/').at(-1)} ${version} (`))
  expect(missing.map(([place]) => place)).toEqual([])
})

it('the whole is at most 125 MB without the portal, whose build is 20 MB', () => {
  expect(sizeOf(target) / MEGABYTE).toBeLessThan(125)
})

it('nothing is written into a folder of something else', async () => {
  const other = path.join(folder, 'other-things')
  mkdirSync(other)
  writeFileSync(path.join(other, 'letter.txt'), 'x')
  await expect(buildServer({ target: other, portal: other })).rejects.toThrow('is not empty')
  expect(readdirSync(other)).toEqual(['letter.txt'])
})
