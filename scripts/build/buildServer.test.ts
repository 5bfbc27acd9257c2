// @vitest-environment node
import { execFileSync } from 'node:child_process'
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

it('its commands read the same settings', () => {
  const [tenants, data] = [path.join(folder, 'tenants'), path.join(folder, 'data')]
  const printed = execFileSync('npm', ['run', '--silent', 'admin', '--', 'list'], {
    cwd: target,
    encoding: 'utf8',
    env: { ...process.env, PORTICO_DATA: data, PORTICO_TENANTS: tenants },
  })
  expect(printed).toContain('admin@portico.test')
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
