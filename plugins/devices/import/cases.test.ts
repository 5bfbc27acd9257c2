// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { importForTest, readForTest } from './testImport'

/** Files that people have, with the values that their owners know (made after public reports; the people are invented). */
const cases: readonly [name: string, values: [date: string, values: Record<number, number>][]][] = [
  [
    'csv-decimal-comma.csv',
    [
      ['2026-10-05T06:15:00.000Z', { 8: 72.5, 4: 61 }],
      ['2026-10-06T06:15:00.000Z', { 8: 72.8, 4: 63 }],
    ],
  ],
  [
    'csv-excel-dates.csv',
    [
      ['2026-10-02T06:15:00.000Z', { 2: 127, 3: 83 }],
      ['2026-10-13T06:15:00.000Z', { 2: 128, 3: 84 }],
    ],
  ],
  ['csv-sep-line.csv', [['2026-10-07T06:15:00.000Z', { 8: 72.5 }]]],
  [
    'csv-mac-returns.csv',
    [
      ['2026-10-08T06:15:00.000Z', { 8: 72.5 }],
      ['2026-10-09T06:15:00.000Z', { 8: 73 }],
    ],
  ],
  [
    'apple-two-pressures-one-minute.xml',
    [
      ['2026-10-11T06:00:00.000Z', { 2: 150, 3: 99 }],
      ['2026-10-11T06:00:00.000Z', { 2: 121, 3: 79 }],
    ],
  ],
  ['apple-two-sources-steps.xml', [['2026-10-12T08:00:30.000Z', { 7: 3100 }]]],
  [
    'apple-stone-kj.xml',
    [
      ['2026-10-10T06:00:00.000Z', { 8: 72.39 }],
      ['2026-10-10T06:00:00.000Z', { 4: 66 }],
      ['2026-10-10T06:00:00.000Z', { 14: 97.99 }],
    ],
  ],
]

it('DEV-004 every file of the folder has its values here', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'fixtures'))
  expect(cases.map(([name]) => name).toSorted()).toEqual(files.toSorted())
})

it.each(cases)('DEV-004 %s has the values of its owner', async (name, values) => {
  const bytes = new Uint8Array(readFileSync(path.join(import.meta.dirname, 'fixtures', name)))
  expect((await readForTest(name, bytes)).values).toEqual(values)
})

it('DEV-004 what another source has counted at the same time is named with its line', async () => {
  const name = 'apple-two-sources-steps.xml'
  const bytes = new Uint8Array(readFileSync(path.join(import.meta.dirname, 'fixtures', name)))
  expect((await importForTest(name, bytes)).leftOut).toEqual({ overlap: [1, [7], 'iPhone'] })
})
