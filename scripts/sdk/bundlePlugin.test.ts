// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from '../../core/app/addressPlugins/register'
import { startPlugin } from '../../core/app/addressPlugins/startPlugin'
import { collect } from '../../core/plugin/host'
import { kits } from '../../src/kits'
import { bundlePlugin, type BundledPlugin } from './bundlePlugin'
import { sharedModules } from './sharedModules'

const root = path.resolve(import.meta.dirname, '../..')
const shared = sharedModules(root)
const work = mkdtempSync(path.join(os.tmpdir(), 'portico-sdk-'))
afterAll(() => rmSync(work, { recursive: true }))

let nuvia: BundledPlugin
beforeAll(async () => {
  nuvia = await bundlePlugin(path.join(root, 'examples/nuvia'), shared)
})

const load = (code: string): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)

test('a plugin is one ES module that imports nothing, with its hash and its size', () => {
  expect(nuvia).toMatchObject({ id: 'nuvia', version: '1.0.0' })
  expect(nuvia.code).not.toMatch(/\bimport\b\s*[("'{*]/)
  expect(nuvia.integrity).toBe(`sha384-${createHash('sha384').update(nuvia.code).digest('base64')}`)
  expect(nuvia.sizes.raw).toBe(Buffer.byteLength(nuvia.code))
  expect(nuvia.sizes.brotli).toBeLessThan(nuvia.sizes.raw)
})

test('the file works as the sources do: its variant, questions and texts arrive in the portal', async () => {
  const face = Object.fromEntries(nuvia.uses.map((name) => [name, () => import(name) as Promise<object>]))
  const { plugin, version } = await startPlugin('nuvia', await load(nuvia.code), face)
  expect(version).toBe('1.0.0')
  const wrong: unknown[] = []
  const { host: base } = collect([], {}, new Set(), { kits })
  const host = register(base, [{ plugin, options: {} }], (...problem) => wrong.push(problem))
  expect(wrong).toEqual([])
  expect(host.routes.map(({ id }) => id)).toContain('videoConsultation.nuvia')
  const { default: variant } = await host.bookingVariants[0]!.variant()
  expect(variant.steps).toEqual([
    'question:centre',
    'question:beenHere',
    'question:recordNumber',
    'time',
    'review',
  ])
  expect(await host.plugins.get('nuvia')?.i18n['en']?.()).toHaveProperty(['default', 'NUVIA.UNKNOWN_RECORD'])
})

test.each([
  [
    'a module that the portal does not share',
    `import { openSession } from '@portico/core/session/signIn'`,
    '"@portico/core/session/signIn"',
  ],
  [
    'an export that it does not share',
    `import { openSession } from '@portico/core/session/session'`,
    '"openSession"',
  ],
])('%s is refused with its name', async (_, line, name) => {
  const folder = path.join(work, name.replaceAll(/\W/g, ''))
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }')
  writeFileSync(path.join(folder, 'plugin.ts'), `${line}\nexport default { id: 'bad', openSession }\n`)
  await expect(bundlePlugin(folder, shared)).rejects.toThrow(`The portal does not share ${name}`)
})

test('types alone may come from any module', async () => {
  const folder = path.join(work, 'types')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'package.json'), '{ "version": "2.0.0" }')
  writeFileSync(
    path.join(folder, 'plugin.ts'),
    `import type { Points } from '@portico/core/plugin/points'\nexport default { id: 'typed', menu: [] as Points['menu'][] }\n`,
  )
  expect((await bundlePlugin(folder, shared)).uses).toEqual([])
})
