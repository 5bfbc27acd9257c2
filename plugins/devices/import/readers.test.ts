import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { createAppleHealthReader } from './appleHealth'
import { createCsvReader } from './csvReader'
import { unzipExport } from './unzipExport'

const zone = 'Europe/Madrid'
const record = (type: string, unit: string, value: string, start = '08:15:00', end = start) =>
  `<Record type="HK${type}" sourceName="Reloj &amp; co" unit="${unit}" startDate="2026-11-02 ${start} +0100" endDate="2026-11-02 ${end} +0100" value="${value}"/>\n`

const xml = `<?xml version="1.0"?><!DOCTYPE HealthData [ <!ELEMENT Record EMPTY> ]><HealthData>
${record('QuantityTypeIdentifierHeartRate', 'count/min', '64')}
${record('QuantityTypeIdentifierOxygenSaturation', '%', '0.97')}
${record('QuantityTypeIdentifierBodyMass', 'lb', '154.3')}
${record('QuantityTypeIdentifierBloodPressureSystolic', 'mmHg', '128')}
${record('QuantityTypeIdentifierBloodPressureDiastolic', 'mmHg', '79')}
${record('CategoryTypeIdentifierSleepAnalysis', '', 'HKCategoryValueSleepAnalysisAsleepDeep', '01:00:00', '02:30:00')}
${record('CategoryTypeIdentifierSleepAnalysis', '', 'HKCategoryValueSleepAnalysisInBed', '00:00:00', '08:00:00')}
${record('QuantityTypeIdentifierDietaryWater', 'mL', '250')}
${record('QuantityTypeIdentifierHeartRate', 'count/min', 'evil')}
</HealthData>`

const measuresOf = (size: number) => {
  const reader = createAppleHealthReader(zone)
  const readings = []
  for (let at = 0; at < xml.length; at += size) readings.push(...reader.read(xml.slice(at, at + size)))
  return readings
}

it.each([7, 64, 100_000])('DEV-004 an Apple Health export is read in pieces of %d characters', (size) => {
  const readings = measuresOf(size)
  expect(readings.map(({ measures }) => measures.map(({ id, value }) => [id, Math.round(value)]))).toEqual([
    [[4, 64]],
    [[1, 97]],
    [[8, 70]],
    [
      [2, 128],
      [3, 79],
    ],
    [
      [6, 5400],
      [12, 5400],
    ],
  ])
  expect(readings[0]).toMatchObject({ measureDate: '2026-11-02T07:15:00.000Z', zone, source: 'Reloj & co' })
})

/** The ZIP file of Apple Health, in pieces. */
async function* zipIn(size: number) {
  const zip = zipSync({
    'apple_health_export/export_cda.xml': strToU8('<ClinicalDocument/>'),
    'apple_health_export/exportar.xml': strToU8(xml.repeat(40)),
    'apple_health_export/workout-routes/route.gpx': strToU8('<gpx/>'),
  })
  for (let at = 0; at < zip.length; at += size) yield zip.subarray(at, at + size)
}

it.each([100, 1_000_000])(
  'DEV-004 the ZIP file of Apple Health is unpacked in pieces of %d bytes',
  async (size) => {
    let text = ''
    for await (const piece of unzipExport(zipIn(size))) text += strFromU8(piece)
    expect(text).toBe(xml.repeat(40))
  },
)

it('DEV-004 a ZIP file without an export has nothing', async () => {
  const pieces: Uint8Array[] = []
  for await (const piece of unzipExport(one(zipSync({ 'a.txt': strToU8('x') })))) pieces.push(piece)
  for await (const piece of unzipExport(one(strToU8('no ZIP file at all')))) pieces.push(piece)
  expect(pieces).toEqual([])
})

async function* one(content: Uint8Array) {
  yield content
}

it('DEV-004 a CSV file is read line by line; lines without a value are left out', () => {
  const reader = createCsvReader(zone, 'tension.csv')
  const text =
    '\uFEFFdate;systolic;diastolic;other\r\n2026-11-02T08:15:00+01:00;128;79;x\r\nnever;1;2;3\r\n2026-11-03T08:15:00+01:00;;;4\r\n2026-11-04T08:15:00+01:00;130;80;'
  const readings = [...reader.read(text.slice(0, 40)), ...reader.read(text.slice(40)), ...reader.end()]
  expect(readings.map(({ measures }) => measures.map(({ value }) => value))).toEqual([
    [128, 79],
    [130, 80],
  ])
  expect(readings[0]).toMatchObject({ measureDate: '2026-11-02T07:15:00.000Z', source: 'tension.csv' })
})
