import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measureLiterals } from './literalCost'

const root = path.resolve(import.meta.dirname, '../..')
const ids = readdirSync(path.join(root, 'plugins'))

test('a plugin adds at most 200 compressed bytes to the start, and 25 for each contribution beyond the fourth', async () => {
  const costs = await measureLiterals(ids.map((id) => path.join(root, 'plugins', id, 'plugin.ts')))
  const tooMany = costs
    .map((cost, at) => ({ id: ids[at], ...cost }))
    .filter(({ bytes, limit: most }) => bytes > most)
  expect(tooMany).toEqual([])
}, 60_000)

test('the first plugin of the guide is within the limit and does not change the cost of others', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const guide = readFileSync(path.join(root, 'docs/integrators.md'), 'utf8')
  const [, literal = ''] = /`plugins\/openingHours\/plugin\.ts`\s+```ts\n(.*?)```/s.exec(guide) ?? []
  const first = path.join(folder, 'plugin.ts')
  writeFileSync(first, literal)
  const other = path.join(root, 'plugins/specialists/plugin.ts')
  const [alone] = await measureLiterals([other])
  const [guided, beside] = await measureLiterals([first, other])
  expect(guided?.bytes).toBeGreaterThan(0)
  expect(guided?.bytes).toBeLessThanOrEqual(200)
  expect(beside).toEqual(alone)
}, 60_000)
