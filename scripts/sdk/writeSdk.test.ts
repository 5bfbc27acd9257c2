// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundlePlugin } from './bundlePlugin'
import { sharedModules } from './sharedModules'
import { outsideFolder, runSdk } from './test/outsideFolder'

const root = path.resolve(import.meta.dirname, '../..')
const work = mkdtempSync(path.join(os.tmpdir(), 'portico-sdk-'))
let nuvia = ''
beforeAll(async () => {
  nuvia = await outsideFolder(root, work)
})
afterAll(() => rmSync(work, { recursive: true }))

const check = () =>
  spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], {
    cwd: nuvia,
    encoding: 'utf8',
  })

test('the example of an integrator type-checks against the packed SDK, in a folder of its own', () => {
  expect(check().stdout).toBe('')
})

test('the types are those of the portal: a misspelt member of a variant does not compile', () => {
  const file = path.join(nuvia, 'variant.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('isUnlisted: true', 'isUnlistd: true'))
  const { stdout } = check()
  writeFileSync(file, text)
  expect(stdout).toContain('isUnlistd')
})

test('its command writes the file that this project would write, and the entry for a tenant', async () => {
  const output = runSdk(nuvia, 'build')
  const expected = await bundlePlugin(path.join(root, 'examples/nuvia'), sharedModules(root))
  expect(readFileSync(path.join(nuvia, 'dist/nuvia-1.0.0.js'), 'utf8')).toBe(expected.code)
  expect(output).toContain(expected.integrity)
  const entry = JSON.parse(output.slice(output.indexOf('{'))) as { range: string; may: object }
  expect(entry).toMatchObject({ id: 'nuvia', may: { points: ['bookingVariants'] } })
  expect(entry.range).toMatch(/^\^\d/)
  // What a plugin that nobody visits adds to the page.
  expect(JSON.stringify(entry).length).toBeLessThanOrEqual(300)
})
