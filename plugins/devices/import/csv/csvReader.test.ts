// @vitest-environment node
import { expect, it } from 'vitest'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { lines } from '../../model/lines'
import { importForTest } from '../testImport'
import { converterOf } from '../convert'
import { decimalSignOf, valuesOf } from './numbers'
import names from '../../data/columns.json'

const load = (...rows: string[]) => importForTest('medidas.csv', rows.join('\n'))
const valuesOfFile = async (...rows: string[]) => (await load(...rows)).values.map(([, values]) => values)

it.each([
  ['72,5', ',', [72.5]],
  ['72.5', '.', [72.5]],
  ['1.234,5', ',', [1234.5]],
  ['1,234.5', '.', [1234.5]],
  ['1.234.567', ',', [1_234_567]],
  ['0,125', ',', [0.125]],
  ['8.765', null, [8.765, 8765]],
  ['72', null, [72]],
  ['12.34.5', ',', []],
])('DEV-006 the number %s has the decimal sign %s', (text, sign, values) => {
  expect([decimalSignOf(text), valuesOf(text, null)]).toEqual([sign, values])
})

it('DEV-006 a number that can be read in two ways is read as the rest of the file, or as what can be', async () => {
  expect(await valuesOfFile('fecha;pasos;peso', '2026-10-05 08:00;8.765;72,5')).toEqual([
    { 7: 8765, 8: 72.5 },
  ])
  expect(await valuesOfFile('fecha;peso', '2026-10-05 08:00;72.500')).toEqual([{ 8: 72.5 }])
  const unknown = await load('fecha;glucosa (mg/dl)', '2026-10-05 08:00;1.234', '2026-10-06 08:00;97')
  expect(unknown.values.map(([, values]) => values)).toEqual([{ 11: 1234 }, { 11: 97 }])
})

it('DEV-004 a decimal comma between commas refuses the file, and names the line', async () => {
  await expect(
    load('date,weight,heart', '2026-10-05T08:15:00Z,72,61', '2026-10-06T08:15:00Z,72,5,61'),
  ).rejects.toMatchObject({ problem: 'decimals', line: 3 })
  const quoted = await load('date,weight,heart', '2026-10-05T08:15:00Z,"72,5",61')
  expect(quoted.values).toEqual([['2026-10-05T08:15:00.000Z', { 8: 72.5, 4: 61 }]])
})

it.each([
  ['13/04/2026 08:15', '03/04/2026 08:15', '2026-04-03T06:15:00.000Z'],
  ['04/13/2026 08:15', '03/04/2026 08:15', '2026-03-04T07:15:00.000Z'],
  ['13.04.2026 - 08:15', '03.04.2026 - 08:15', '2026-04-03T06:15:00.000Z'],
  ['13-04-2026, 8:15:30 p. m.', '03-04-2026 8:15:30 PM', '2026-04-03T18:15:30.000Z'],
  ['13.04.26 08:15', '03.04.26 8:15 Uhr', '2026-04-03T06:15:00.000Z'],
  ['2026-04-13 08:15', '2026-04-03T08:15:00.500', '2026-04-03T06:15:00.500Z'],
  ['2026/04/13 08:15', '2026-04-03T08:15+02:00', '2026-04-03T06:15:00.000Z'],
  ['2026-04-13 08:15', '1775196900000', '2026-04-03T06:15:00.000Z'],
])('DEV-006 with %s in the file, %s is %s', async (first, second, instant) => {
  const { values } = await load('date;weight', `${first};72`, `${second};73`)
  expect(values[1]?.[0]).toBe(instant)
})

it('DEV-006 the order of dates that fit both ways is asked, and read as answered', async () => {
  const text = 'date;weight\n03/04/2026 08:15;72\n05/05/2026 08:15;73'
  await expect(importForTest('a.csv', text)).rejects.toMatchObject({ date: '03/04/2026' })
  expect((await importForTest('a.csv', text, 'day')).values[0]?.[0]).toBe('2026-04-03T06:15:00.000Z')
  expect((await importForTest('a.csv', text, 'month')).values[0]?.[0]).toBe('2026-03-04T07:15:00.000Z')
  await expect(load('date;weight', '05/05/2026 08:15;73')).resolves.toMatchObject({ leftOut: {} })
  await expect(load('date;weight', '13/04/2026 08:15;72', '04/14/2026 08:15;73')).rejects.toMatchObject({
    problem: 'dates',
    line: 3,
  })
})

it('DEV-004 every line that cannot be read for certain is left out by its reason, with its number', async () => {
  const { values, leftOut } = await load(
    'fecha;hora;zona horaria;peso (kg);pulso;heart;glucosa;nota;origen',
    '2026-10-05;08:15;;72,5;61;;97;bien;',
    '2026-10-05;;;72,5;;;;;',
    '2026-03-29;02:30;;72,5;;;;;',
    '2026-10-25;02:30;;72,5;;;;;',
    '2026-02-31;08:15;;72,5;;;;;',
    '26-10-05;08:15;;72,5;;;;;',
    '2026-10-05;08:15;;setenta;;;;;',
    '2026-10-05;08:15;;72,5 libras;;;;;',
    '2026-10-05;08:15;;;5;;;;',
    '2026-10-05;08:15;;;61;62;;;',
    '2026-10-05;08:15;;;;;;solo una nota;',
    '2026-10-05;08:15;Marte/Olimpo;72,5;;;;;',
    '2026-10-05;08:15;;72,5;;;;;;de más',
    '2031-10-05;08:15;;72,5;;;;;',
    '2026-10-05;08:15;;;70;;;;Estimación con la cámara',
    '2026-10-06;08:15;Atlantic/Canary;72,5;null;-;n/a;;Anotada',
  )
  expect(values).toEqual([
    ['2026-10-05T06:15:00.000Z', { 8: 72.5, 4: 61, 11: 97 }],
    ['2026-10-06T07:15:00.000Z', { 8: 72.5 }],
  ])
  expect(leftOut).toEqual({
    column: [1, [1], 'nota'],
    time: [1, [3], '2026-10-05'],
    clock: [2, [4, 5], '2026-03-29', '2026-10-25'],
    date: [2, [6, 7], '2026-02-31', '26-10-05'],
    number: [1, [8], 'peso (kg): setenta'],
    unit: [1, [9], 'peso (kg): 72,5 libras'],
    impossible: [1, [10], 'pulso: 5'],
    twice: [1, [11]],
    empty: [1, [12]],
    zone: [1, [13], 'Marte/Olimpo'],
    cells: [1, [14]],
    future: [1, [15]],
    estimate: [1, [16]],
  })
})

it('DEV-006 a unit is the one of the header or the cell, and never guessed', async () => {
  expect(await valuesOfFile('date,weight (lb),temp_(°F)', '2026-10-05T08:00:00Z,160,98.6')).toEqual([
    { 8: 72.57, 9: 37 },
  ])
  expect(await valuesOfFile('date;sys;dia;pulse', '25.06.2015 - 19:14;104 mmHg;68 mmHg;72 bpm')).toEqual([
    { 2: 104, 3: 68, 4: 72 },
  ])
  const unknown = await load('fecha;glucosa;peso', '2026-10-05 08:00;5,4;72', '2026-10-06 08:00;5,9;72')
  expect(unknown.values.map(([, values]) => values)).toEqual([{ 8: 72 }, { 8: 72 }])
  expect(unknown.leftOut).toEqual({ unit: [1, [1], 'glucosa'] })
  expect(await valuesOfFile('fecha;glucosa [mmol/l]', '2026-10-05 08:00;5,4')).toEqual([{ 11: 97.28 }])
  expect((await load('date,weight (parsec),heart', '2026-10-05T08:00:00Z,72,61')).leftOut).toEqual({
    unit: [1, [1], 'weight (parsec)'],
  })
})

const bytesOf = (label: 'utf-16le' | 'utf-16be' | 'latin1', text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Buffer.from(text, label === 'latin1' ? 'latin1' : 'utf16le'))
  if (label === 'utf-16be')
    new Uint16Array(bytes.buffer).forEach((one, at, all) => (all[at] = (one << 8) | (one >> 8)))
  return bytes
}
const spanish = 'fecha\toxígeno\r\n2026-10-05 08:15\t97\r\n'

it.each([
  ['UTF-16 of a spreadsheet', bytesOf('utf-16le', `\uFEFF${spanish}`)],
  ['UTF-16 without a mark', bytesOf('utf-16le', spanish)],
  ['UTF-16 the other way round', bytesOf('utf-16be', `\uFEFF${spanish}`)],
  ['Windows', bytesOf('latin1', spanish)],
  ['UTF-8', new TextEncoder().encode(spanish)],
  ['line feeds alone', new TextEncoder().encode(spanish.replaceAll('\r\n', '\n'))],
  ['a named separator', new TextEncoder().encode(`sep=\t\r\n${spanish}`)],
])('DEV-004 a file in %s has its values', async (_, bytes) => {
  const { values, leftOut } = await importForTest('a.csv', bytes)
  expect(values).toEqual([['2026-10-05T06:15:00.000Z', { 1: 97 }]])
  expect(leftOut).toEqual({})
})

it.each([
  [
    'Medisana',
    '"Date";"Systole";"Diastole";"Pulse"\n"25.06.2015 - 19:14";"104 mmHg";"68 mmHg";"72 bpm"',
    [{ 2: 104, 3: 68, 4: 72 }],
  ],
  [
    'Blood Pressure Monitor',
    'timestampUnixMs,systolic,diastolic,pulse\n1703175193324,123,45,67\n1541545200000,null,null,null',
    [{ 2: 123, 3: 45, 4: 67 }],
  ],
  [
    'openScale',
    '"bone","dateTime","fat","weight"\n2.9,"13.10.2019 06:29",17.6,69.3\n2.9,"14.10.2019 06:29",17.6,0.0',
    [{ 8: 69.3 }],
  ],
  [
    'Withings',
    'Date,"Weight (kg)","Fat mass (kg)",Comments\n"2024-11-25 07:02:11",70.9,15.2,',
    [{ 8: 70.9 }],
  ],
  ['an American diary', 'Date,Time,Sys,Dia,Pul\n2/24/2024,2:20 PM,140,79,59', [{ 2: 140, 3: 79, 4: 59 }]],
])('DEV-004 a file as %s writes it', async (_, text, values) => {
  expect((await importForTest('a.csv', text)).values.map(([, one]) => one)).toEqual(values)
})

it('DEV-004 columns of a header that are left out have its line once', async () => {
  const { leftOut } = await load('date;weight;bone;fat', '2024-10-05T08:00:00Z;72;1;2')
  expect(leftOut).toEqual({ column: [2, [1], 'bone', 'fat'] })
})

it('DEV-004 a quote without an end leaves out what follows, and names its line', async () => {
  const { values, leftOut } = await load(
    'date;weight;note',
    '2026-10-05T08:00:00Z;72;"dos',
    'líneas"',
    '2026-10-06T08:00:00Z;73;"sin fin',
    '2026-10-07T08:00:00Z;74;',
  )
  expect(values.map(([, one]) => one)).toEqual([{ 8: 72 }])
  expect(leftOut['quotes']?.[0]).toBe(1)
})

it('DEV-004 a long file keeps its line numbers', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `${1_700_000_000_000 + at * 60_000};72;"a\nb"`)
  const { values, leftOut } = await load('date;weight;note', ...rows, 'nunca;72;')
  expect(values).toHaveLength(3000)
  expect(leftOut).toMatchObject({ date: [1, [6002], 'nunca'] })
})

it.each([
  ['', 'empty'],
  ['\n\n', 'empty'],
  ['weight;heart\n72;61', 'columns'],
  ['date;note\n2026-10-05;x', 'columns'],
  ['date;weight;weight\n2026-10-05;72;73', 'columns'],
])('DEV-004 the file %j is refused', async (text, problem) => {
  await expect(importForTest('a.csv', text)).rejects.toMatchObject({ problem })
})

it('DEV-009 every column and unit of the portal’s own file is known, in both languages', () => {
  const known = new Map(Object.entries(names.columns).flatMap(([id, all]) => all.map((name) => [name, id])))
  for (const texts of [es, en] as Record<string, string>[]) {
    for (const [id, { measure }] of Object.entries(lines)) {
      const found = known.get(texts[`DEVICES.LINE.${id}`]?.toLowerCase() ?? '')
      expect(lines[found as keyof typeof lines].measure).toBe(measure)
    }
    for (const [key, field] of [
      ['DATE', 'date'],
      ['TIME', 'time'],
      ['ZONE', 'zone'],
      ['ORIGIN', 'origin'],
    ])
      expect(known.get(texts[`DEVICES.${key}`]?.toLowerCase() ?? '')).toBe(field)
    expect(known.get(texts['DEVICES.INSTANT']?.replace(' (UTC)', '').toLowerCase() ?? '')).toBe('instant')
    expect(names.estimates).toContain(texts['DEVICES.ORIGIN.camera'])
    const units = {
      kg: 8,
      lb: 8,
      celsius: 9,
      fahrenheit: 9,
      mg: 11,
      mmol: 11,
      percent: 1,
      pressure: 2,
      beats: 4,
      hours: 6,
      steps: 7,
    } as const
    for (const [unit, id] of Object.entries(units))
      expect(converterOf(id, texts[`DEVICES.UNIT.${unit}`] ?? '')).not.toBeNull()
  }
})
