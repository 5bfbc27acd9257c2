// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { compareRuns, figuresOf, readConditions, readRun, writeRun, type Run } from './figures'
import { row } from './report'

const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-figures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const machine = { cpu: 'A', cores: 2, memoryGb: 8, node: 'v20.19.0', system: 'Linux 6' }
const run = (commit: string, load: number, figures: Run['figures']): Run => ({
  conditions: { startedAt: '2026-11-29T10:00:00.000Z', commit, hasChanges: false, machine, load },
  loads: { stalls: load },
  figures,
})

it('a run names its commit, machine and load', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const conditions = readConditions(root, new Date('2026-11-29T10:00:00Z'))
  expect(conditions).toMatchObject({
    startedAt: '2026-11-29T10:00:00.000Z',
    load: expect.any(Number) as number,
  })
  expect(conditions.machine.cores).toBe(os.cpus().length)
  expect(readConditions(folder, new Date()).commit).toBe('unknown')
})

it('a file has every figure of a run, also one that could not be measured', () => {
  const file = path.join(folder, 'run.json')
  const written = run('abc', 1, figuresOf('stalls', [row('wait (ms)', 12.5, 250), row('frames', Number.NaN)]))
  writeRun(file, written)
  expect(readRun(file)).toEqual(written)
  expect(readRun(file).figures).toEqual([
    { part: 'stalls', label: 'wait (ms)', value: 12.5, limit: 250, isWithinLimit: true },
    { part: 'stalls', label: 'frames', value: null, limit: null, isWithinLimit: true },
  ])
})

it('two runs are compared figure by figure, with what differs between them', () => {
  const earlier = run('aaaaaaaaaa', 1, figuresOf('stalls', [row('wait (ms)', 100, 250), row('old', 3)]))
  const later = run('bbbbbbbbbb', 6, figuresOf('stalls', [row('wait (ms)', 300, 250), row('added', 7)]))
  expect(compareRuns(earlier, later).split('\n')).toEqual([
    'commit: aaaaaaaa → bbbbbbbb',
    'machine: 2 × A, 8 GB, Node v20.19.0, Linux 6 in both',
    'load: 1 → 6',
    'wait (ms)  100 → 300           × 3.00   DOES NOT HOLD',
    'added      new → 7',
    'old        3 → not measured',
  ])
})

it('a part that the later run left out is not missing', () => {
  const earlier = run('a', 1, [
    ...figuresOf('stalls', [row('wait', 1)]),
    ...figuresOf('slots', [row('slot', 2)]),
  ])
  const later = run('a', 1, figuresOf('stalls', [row('wait', 1)]))
  expect(compareRuns(earlier, later)).not.toContain('slot')
})

it('a file that is no run is refused with what was expected', () => {
  const file = path.join(folder, 'other.json')
  writeFileSync(file, '{')
  expect(() => readRun(file)).toThrow(/has no figures; expected a file that --json has written/)
  expect(() => readRun(path.join(folder, 'missing.json'))).toThrow(/expected a file that --json has written/)
})
