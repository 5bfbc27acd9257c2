// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readForTest } from '../testImport'

const sample = (name: string) => new Uint8Array(readFileSync(path.join(import.meta.dirname, 'samples', name)))

type Values = [date: string, source: string, values: Record<number, number>][]

/** Files as each program writes them, remade: the people, numbers and serial numbers are invented. */
const samples: readonly [name: string, format: string, values: Values, leftOut?: string[]][] = [
  [
    'dexcom-clarity.csv',
    'dexcomClarity',
    [
      ['2026-10-05T06:00:27.000Z', 'Dexcom android G7', { 11: 112 }],
      ['2026-10-05T06:07:00.000Z', 'Dexcom android G7 calibration', { 11: 118 }],
    ],
    ['range'],
  ],
  [
    'dexcom-clarity-es-mmol.csv',
    'dexcomClarity',
    [
      ['2026-10-05T06:00:27.000Z', 'Dexcom iPhone G6', { 11: 97.28 }],
      ['2026-10-05T06:05:27.000Z', 'Dexcom iPhone G6', { 11: 181.96 }],
    ],
  ],
  [
    'libreview-en.csv',
    'libreView',
    [
      ['2026-10-16T06:00:00.000Z', 'FreeStyle Libre 3', { 11: 95 }],
      ['2026-10-16T06:05:00.000Z', 'FreeStyle Libre 3', { 11: 101 }],
      ['2026-10-16T06:10:00.000Z', 'FreeStyle Libre 3 strip', { 11: 110 }],
    ],
  ],
  [
    'libreview-de-mmol.csv',
    'libreView',
    [['2026-10-25T08:00:00.000Z', 'FreeStyle LibreLink', { 11: 100.89 }]],
  ],
  ['libreview-es.csv', 'libreView', [['2026-10-25T08:00:00.000Z', 'FreeStyle Libre 2', { 11: 104 }]]],
  [
    'omron-en.csv',
    'omron',
    [['2026-10-12T06:15:00.000Z', 'OMRON connect', { 2: 128, 3: 82, 4: 64 }]],
    ['empty'],
  ],
  ['omron-es.csv', 'omron', [['2026-10-13T06:15:00.000Z', 'M7 Intelli IT', { 2: 131, 3: 84, 4: 66 }]]],
  ['withings-bp.csv', 'withings', [['2026-10-12T06:15:00.000Z', 'Withings', { 2: 128, 3: 82, 4: 64 }]]],
  ['withings-weight.csv', 'withings', [['2026-10-12T05:00:00.000Z', 'Withings', { 8: 71.4 }]]],
  [
    'raw_tracker_hr.csv',
    'withings',
    [
      ['2026-10-12T06:00:00.000Z', 'Withings', { 4: 61 }],
      ['2026-10-12T06:01:00.000Z', 'Withings', { 4: 63 }],
      ['2026-10-12T06:05:00.000Z', 'Withings', { 4: 65 }],
    ],
  ],
  ['raw_tracker_steps.csv', 'withings', [['2026-10-12T06:00:00.000Z', 'Withings', { 7: 84 }]]],
  [
    'withings-sleep.csv',
    'withings',
    [['2026-10-12T04:30:00.000Z', 'Withings', { 6: 24_300, 12: 4500, 13: 14_400 }]],
  ],
  [
    '2026-10-01_2026-10-31_1_sleepData.json',
    'garmin',
    [['2026-10-12T04:30:00.000Z', 'Garmin', { 6: 24_300, 12: 4500, 13: 14_400 }]],
  ],
  ['1_userBioMetrics.json', 'garmin', [['2026-10-12T05:00:00.000Z', 'Garmin', { 8: 71.4 }]]],
  ['heart_rate-2026-10-12.json', 'fitbit', [['2026-10-12T06:00:05.000Z', 'Fitbit', { 4: 62 }]]],
  ['steps-2026-10-12.json', 'fitbit', [['2026-10-12T06:00:00.000Z', 'Fitbit', { 7: 84 }]]],
  [
    'sleep-2026-10-12.json',
    'fitbit',
    [['2026-10-12T04:30:00.000Z', 'Fitbit', { 6: 24_000, 12: 4500, 13: 14_400 }]],
  ],
  // The file does not say whether these are pounds.
  ['weight-2026-10-12.json', 'fitbit', [], ['unit']],
  [
    'derived_com.google.heart_rate.bpm_merge.json',
    'googleFit',
    [['2026-10-12T06:00:00.000Z', 'Google Fit', { 4: 61 }]],
  ],
  [
    'derived_com.google.step_count.delta_merge.json',
    'googleFit',
    [['2026-10-12T06:00:00.000Z', 'Google Fit', { 7: 84 }]],
  ],
  [
    'derived_com.google.sleep.segment_merge.json',
    'googleFit',
    [['2026-10-11T23:00:00.000Z', 'Google Fit', { 6: 3600, 12: 3600 }]],
  ],
  [
    'derived_com.google.blood_glucose_merge.json',
    'googleFit',
    [['2026-10-12T06:00:00.000Z', 'Google Fit', { 11: 97.28 }]],
  ],
  [
    'tidepool.json',
    'tidepool',
    [
      ['2026-10-12T06:00:00.000Z', 'DexG7', { 11: 97.28 }],
      ['2026-10-12T06:10:00.000Z', 'ContourNext', { 11: 118 }],
    ],
  ],
  [
    'accu-chek-mobile.csv',
    'accuChek',
    [
      ['2026-10-13T06:00:00.000Z', 'Accu-Chek', { 11: 104 }],
      ['2026-10-13T10:00:00.000Z', 'Accu-Chek', { 11: 106.29 }],
    ],
  ],
  ['mysugr.csv', 'mySugr', [['2026-10-13T05:13:33.000Z', 'mySugr', { 11: 112 }]]],
  ['contour.csv', 'contour', [['2026-10-13T06:00:00.000Z', 'Contour', { 11: 101 }]]],
]

it.each(samples)('DEV-004 %s is read as %s', async (name, format, values, leftOut = []) => {
  const read = await readForTest(name, sample(name))
  expect(read.format).toBe(format)
  expect(read.values.map(([date, numbers], at) => [date, read.readings[at]?.source, numbers])).toEqual(values)
  expect(Object.keys(read.leftOut)).toEqual(leftOut)
})

it('DEV-004 DEV-012 meters in German are read, with the meal that they name', async () => {
  const accuChek = [
    'Seriennummer;Downloaddatum;Downloadzeit;;;;;;;;;',
    'U1;08.10.2026;17:04;;;;;;;;;',
    'Datum;Uhrzeit;Messwert;Einheit;Temperaturwarnung;Außerhalb Zielbereich;Sonstiges;Vor Mahlzeit;Nach Mahlzeit;Nüchtern;Schlafenszeit;Funktionskontrolle',
    '13.10.2026;08:00;91;mg/dl; ; ; ; ; ;X; ; ',
    '13.10.2026;08:10;99;mg/dl; ; ; ; ; ; ; ;X',
  ].join('\n')
  const mySugr = 'Datum,Zeit,Tags,Blutzuckermessung (mg/dL),Notiz\n13.10.26,13:15:00,Nach der Mahlzeit,141,\n'
  const read = [await readForTest('U1.csv', accuChek), await readForTest('mysugr.csv', mySugr)]
  expect(read.map(({ format, readings }) => [format, readings])).toMatchObject([
    ['accuChek', [{ measureDate: '2026-10-13T06:00:00.000Z', meal: 'fasting' }]],
    ['mySugr', [{ measureDate: '2026-10-13T11:15:00.000Z', meal: 'after' }]],
  ])
  expect(read.map(({ readings }) => readings.length)).toEqual([1, 1])
})

it('DEV-004 SiDiary names no unit: values that may be mmol/l are left out', async () => {
  const read = await readForTest('exportCSV.csv', 'DAY;TIME;UDT_CGMS;BG_LEVEL\n14.05.2026;19:20;6.4;\n')
  expect(read.values).toEqual([])
  expect(Object.keys(read.leftOut)).toContain('unit')
})

it('DEV-004 REC-078 an Observation without a time, a known unit or a number is left out with its reason, and an estimate by the camera too', async () => {
  const observation = (more: object) => ({
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ code: '8867-4' }] },
    effectiveDateTime: '2026-07-01T12:00:00Z',
    valueQuantity: { value: 64, code: '/min' },
    ...more,
  })
  const entry = [
    { effectiveDateTime: '2026-07-01' },
    { valueQuantity: { value: 64, code: 'furlong' } },
    { valueQuantity: { value: 64, code: '/min', comparator: '<' } },
    { method: { text: 'Estimación con la cámara' } },
    { status: 'entered-in-error' },
  ].map((more) => ({ resource: observation(more) }))
  const read = await readForTest('ips.json', JSON.stringify({ resourceType: 'Bundle', entry }))
  expect([read.values, read.leftOut]).toEqual([
    [],
    {
      time: [1, [1], '2026-07-01'],
      unit: [1, [2], 'furlong'],
      number: [1, [3]],
      estimate: [1, [4]],
    },
  ])
})

it('DEV-004 a scale of a family says of nobody who it was: its weights are left out, with the heights', async () => {
  const read = await readForTest(
    'BODY_1.csv',
    'time,weight,height,bmi\n2026-06-23 07:35:53+0000,67.8,180.0,20.9\n2026-06-23 07:40:00+0000,21.4,112.0,17.1\n',
  )
  expect([read.values, read.leftOut]).toEqual([[], { people: [2, [2, 3], '180.0 cm', '112.0 cm'] }])
})

it('DEV-004 a header is found below lines about the person, and a column of meals is read', async () => {
  const text =
    'Informe de Persona Inventada;;;\n;;;\nFecha;Hora;Glucosa (mg/dl);Comida\n25/03/2026;08:00;97;En ayunas\n'
  const { readings } = await readForTest('informe.csv', text)
  expect(readings).toMatchObject([{ measureDate: '2026-03-25T07:00:00.000Z', meal: 'fasting' }])
})

it('DEV-004 a ZIP file of an account is read whole: each file by its format, the others not at all', async () => {
  const zip = zipSync({
    'Takeout/Fitbit/Global Export Data/steps-2026-10-12.json': sample('steps-2026-10-12.json'),
    'Takeout/Fitbit/Global Export Data/heart_rate-2026-10-12.json': sample('heart_rate-2026-10-12.json'),
    'Takeout/archive_browser.html': new TextEncoder().encode('<html>'),
    'Takeout/Profile.csv': new TextEncoder().encode('a,b\n1,2\n'),
  })
  const read = await readForTest('takeout.zip', new Uint8Array(zip))
  expect([read.format, read.values.length, read.leftOut]).toEqual(['fitbit', 2, {}])
})

it('DEV-004 a date of a named format that may be two days is asked', async () => {
  const text = new TextDecoder().decode(sample('contour.csv')).replace('13/10/2026', '03/10/2026')
  await expect(readForTest('contour.csv', text)).rejects.toMatchObject({ date: '03/10/2026' })
  expect((await readForTest('contour.csv', text, { dateOrder: 'month' })).values).toEqual([
    ['2026-03-10T07:00:00.000Z', { 11: 101 }],
  ])
})

const zipOf = (...names: string[]) =>
  new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, new TextEncoder().encode('<x/>')]))))

it('DEV-004 a ZIP file without its extension is read as one, as a phone may save it', async () => {
  const read = await readForTest('takeout', zipOfSamples('steps-2026-10-12.json'))
  expect([read.format, read.values.length]).toEqual(['fitbit', 1])
})

const zipOfSamples = (...names: string[]) =>
  new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, sample(name)]))))

it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['notas.txt', 'solo una frase', 'nothing'],
  ['informe.pdf', '%PDF-1.7, con comas', 'nothing'],
  ['health_connect_export.db', 'SQLite format 3\0,', 'database'],
  ['otro.json', '[{"a":1,"b":2}]', 'nothing'],
  ['otro.txt', '<a b="1,2"/>', 'nothing'],
  ['otra.db', 'SQLite format 3\0,', 'database'],
  ['medidas.xlsx', zipOf('xl/workbook.xml'), 'workbook'],
  ['medidas.ods', zipOf('content.xml', 'styles.xml'), 'workbook'],
  ['medidas.zip', zipOf('xl/workbook.xml'), 'workbook'],
  ['fotos.zip', zipOf('foto.jpg'), 'nothing'],
  ['fotos', zipOf('foto.jpg'), 'nothing'],
])('DEV-004 %s is refused with a reason', async (name, content, problem) => {
  await expect(readForTest(name, content)).rejects.toMatchObject({ problem })
})
