// @vitest-environment node
import { zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readForTest } from '../testImport'

const NAME = 'health_connect_export.db'
const bytes = new Uint8Array(readFileSync(path.join(import.meta.dirname, '../sqlite/fixtures', NAME)))
const zip = new Uint8Array(zipSync({ [NAME]: bytes }))

/** What health-connect.sql says, by measure: the instant in UTC and the values in the unit of the API. */
const expected: readonly (readonly [string, Record<number, number>])[] = [
  ['2026-09-22T07:01:00.000Z', { 2: 128, 3: 79 }],
  ['2026-09-22T07:00:00.000Z', { 8: 71.4 }],
  ['2026-09-23T07:00:00.000Z', { 8: 71.65 }],
  // 5.4, 7.2 and 6.0 mmol/l.
  ['2026-09-22T07:05:00.000Z', { 11: 97.28 }],
  ['2026-09-22T08:05:00.000Z', { 11: 129.71 }],
  ['2026-09-22T09:05:00.000Z', { 11: 108.09 }],
  ['2026-09-22T07:06:00.000Z', { 1: 97 }],
  ['2026-09-22T07:07:00.000Z', { 9: 36.7 }],
  ['2026-09-22T07:08:00.000Z', { 10: 14.5 }],
  ['2026-09-22T07:09:00.000Z', { 16: 40.5 }],
  // The watch, whose records are shorter, and what the phone has counted alone.
  ['2026-09-22T08:00:00.000Z', { 7: 400 }],
  ['2026-09-22T08:05:00.000Z', { 7: 350 }],
  ['2026-09-22T09:00:00.000Z', { 7: 90 }],
  ['2026-09-22T08:00:00.000Z', { 15: 512.5 }],
  ['2026-09-22T08:00:00.000Z', { 14: 41.5 }],
  // Three hours light, one deep, two hours and fifty minutes of REM; the next night as a whole.
  ['2026-09-22T01:10:00.000Z', { 6: 10_800, 13: 10_800 }],
  ['2026-09-22T02:10:00.000Z', { 6: 3600, 12: 3600 }],
  ['2026-09-22T05:00:00.000Z', { 6: 10_200 }],
  ['2026-09-23T05:00:00.000Z', { 6: 25_200 }],
]

it.each([
  ['Health Connect.zip', zip],
  [NAME, bytes],
])(
  'DEV-004 the export %s of Health Connect has every measure in its unit, at its instant',
  async (name, content) => {
    const read = await readForTest(name, content)
    expect(read.format).toBe('healthConnect')
    const isPulse = ([, values]: (typeof read.values)[number]) => 4 in values
    expect(read.values.filter((one) => !isPulse(one))).toEqual(expected)
    const pulses = read.values.filter(isPulse)
    expect(pulses).toHaveLength(300)
    expect([pulses[0], pulses[299]]).toEqual([
      ['2026-09-22T07:10:00.000Z', { 4: 60 }],
      ['2026-09-22T12:09:00.000Z', { 4: 79 }],
    ])
  },
)

it('DEV-004 an app, a zone, a meal, and why a row stays out: half a pressure, and what two apps have counted', async () => {
  const { readings, leftOut } = await readForTest('Health Connect.zip', zip)
  const of = (id: number) => readings.filter(({ measures }) => measures[0]?.id === id)
  expect(of(8).map(({ source, zone }) => [source, zone])).toEqual([
    ['jp.co.omron.healthcare.omron_connect', 'Europe/Madrid'],
    ['Fitbit', 'Etc/GMT+3'],
  ])
  expect(of(11).map(({ meal }) => meal)).toEqual(['fasting', 'after', undefined])
  expect(of(4).every(({ source }) => source === 'Fitbit')).toBe(true)
  expect(of(7).map(({ source }) => source)).toEqual(['Fitbit', 'Fitbit', 'Google Fit'])
  expect(Object.entries(leftOut).map(([reason, [count]]) => [reason, count])).toEqual([
    ['number', 1],
    ['overlap', 1],
  ])
})

it.each([100, 5000, 20_000])(
  'DEV-004 an export that ends after %i bytes is refused, not read in part',
  async (length) => {
    await expect(readForTest(NAME, bytes.slice(0, length))).rejects.toMatchObject({ problem: 'database' })
  },
)

it('DEV-004 a database of another program with this name is refused', async () => {
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('application_info', 'application_xxxx')
  const other = Uint8Array.from(text, (one) => one.charCodeAt(0))
  // Latin-1 of the Encoding Standard has other characters between 128 and 159; the header has none.
  await expect(readForTest(NAME, other)).rejects.toMatchObject({ problem: 'database' })
})
