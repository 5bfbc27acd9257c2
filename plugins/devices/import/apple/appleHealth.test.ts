// @vitest-environment node
import { expect, it } from 'vitest'
import { AppleHealthReader } from './appleHealth'
import { LeftOut } from '../leftOut'
import { importForTest } from '../testImport'

interface TestRecord {
  type: string
  unit?: string
  value: string
  start?: string
  end?: string
  source?: string
  more?: string
  metadata?: Record<string, string>
}

const record = ({ type, unit = '', value, start = '08:15:00', more = '', ...rest }: TestRecord): string => {
  const { end = start, source = 'Reloj', metadata = {} } = rest
  const at = (time: string) => (time.includes('+') || time.includes('-') ? time : `2026-11-02 ${time} +0100`)
  const entries = Object.entries(metadata).map(
    ([key, text]) => `<MetadataEntry key="${key}" value="${text}"/>`,
  )
  return `<Record type="HK${type}" sourceName="${source}" unit="${unit}" creationDate="${at(end)}" startDate="${at(start)}" endDate="${at(end)}" value="${value}" ${more}>${entries.join('')}</Record>\n`
}
const quantity = (name: string, unit: string, value: number | string, more: Partial<TestRecord> = {}) =>
  record({ type: `QuantityTypeIdentifier${name}`, unit, value: String(value), ...more })
const sleep = (stage: string, start: string, end: string, more: Partial<TestRecord> = {}) =>
  record({
    type: 'CategoryTypeIdentifierSleepAnalysis',
    value: `HKCategoryValueSleepAnalysis${stage}`,
    start,
    end,
    ...more,
  })
const upper = (value: number, more: Partial<TestRecord> = {}) =>
  quantity('BloodPressureSystolic', 'mmHg', value, more)
const lower = (value: number, more: Partial<TestRecord> = {}) =>
  quantity('BloodPressureDiastolic', 'mmHg', value, more)
const correlation = (content: string) =>
  `<Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Reloj">${content}</Correlation>`

const file = (content: string, head = '<!DOCTYPE HealthData [ <!ELEMENT HealthData (Record)*> ]>') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n<HealthData locale="es_ES">\n${content}</HealthData>`
const load = (content: string, head?: string) => importForTest('export.xml', file(content, head))
const valuesOf = async (content: string) => (await load(content)).values.map(([, values]) => values)

const sample = file(
  [
    quantity('HeartRate', 'count/min', 64, { source: 'Reloj &amp; co' }),
    quantity('OxygenSaturation', '%', '0.97'),
    upper(128),
    lower(79),
    sleep('AsleepDeep', '01:00:00', '02:30:00'),
    quantity('StepCount', 'count', 900, { end: '09:00:00' }),
  ].join(''),
)

it.each([1, 7, 64, 100_000])('DEV-004 an export is read in pieces of %d characters', (size) => {
  const reader = new AppleHealthReader('Europe/Madrid', new LeftOut())
  const found = []
  for (let at = 0; at < sample.length; at += size) found.push(...reader.read(sample.slice(at, at + size)))
  found.push(...reader.end())
  expect(found.map(({ reading }) => reading.measures)).toEqual([
    [{ id: 4, value: 64 }],
    [{ id: 1, value: 97 }],
    [
      { id: 2, value: 128 },
      { id: 3, value: 79 },
    ],
    [
      { id: 6, value: 5400 },
      { id: 12, value: 5400 },
    ],
    [{ id: 7, value: 900 }],
  ])
  expect(found[0]).toMatchObject({
    line: 4,
    reading: { measureDate: '2026-11-02T07:15:00.000Z', zone: 'Europe/Madrid', source: 'Reloj & co' },
  })
})

it('DEV-006 pressures of two devices at one instant stay apart', async () => {
  const more = { source: 'OMRON' }
  const content = upper(140) + upper(120, more) + lower(70, more) + lower(90)
  expect(await valuesOf(content)).toEqual([
    { 2: 140, 3: 90 },
    { 2: 120, 3: 70 },
  ])
})

it('DEV-006 pressures are paired inside their correlation, whatever the order outside of it', async () => {
  const pairs = correlation(upper(150) + lower(99)) + correlation(lower(79) + upper(121))
  expect(await valuesOf(upper(121) + upper(150) + lower(99) + lower(79) + pairs)).toEqual([
    { 2: 150, 3: 99 },
    { 2: 121, 3: 79 },
  ])
})

it('DEV-006 pressures of which nothing tells the pairs are left out, all of them', async () => {
  const { values, leftOut } = await load(upper(150) + upper(121) + lower(79) + correlation(upper(130)))
  expect(values).toEqual([])
  expect(leftOut).toEqual({ required: [4, [7, 4, 5, 6]] })
})

it.each([
  ['BodyMass', 'lb', 154.3, 8, 69.99],
  ['BodyMass', 'g', 72_500, 8, 72.5],
  ['BodyMass', 'oz', 2557, 8, 72.49],
  ['BodyTemperature', 'degF', 98.6, 9, 37],
  ['BodyTemperature', 'degC', 36.6, 9, 36.6],
  ['BloodGlucose', 'mmol&lt;180.1558800000541&gt;/L', 5.4, 11, 97.28],
  ['BloodGlucose', 'mg/dL', 97, 11, 97],
  ['ActiveEnergyBurned', 'kcal', 98, 14, 98],
  ['ActiveEnergyBurned', 'Cal', 98, 14, 98],
  ['DistanceWalkingRunning', 'mi', 1, 15, 1609.34],
  ['DistanceWalkingRunning', 'km', 1.2, 15, 1200],
  ['RespiratoryRate', 'count/min', 14, 10, 14],
  ['OxygenSaturation', '%', 1, 1, 100],
])('DEV-006 %s in %s of %d is measure %d of %d', async (name, unit, value, id, converted) => {
  expect(await valuesOf(quantity(name, unit, value))).toEqual([{ [id]: converted }])
})

it('DEV-004 what cannot be read is counted and named with its lines', async () => {
  const { values, leftOut } = await load(
    quantity('BodyMass', 'carat', 12) +
      quantity('BodyMass', 'kg', 'evil') +
      quantity('BodyMass', 'kg', '0x48') +
      quantity('DietaryWater', 'mL', 250) +
      quantity('HeartRate', 'count/min', 64, { start: '7:57:00 am +0100' }) +
      quantity('HeartRate', 'count/min', 64, { start: '2026-02-31 08:00:00 +0100' }) +
      quantity('HeartRate', 'count/min', 64, { start: '2031-02-01 08:00:00 +0100' }) +
      quantity('HeartRate', 'count/min', 3) +
      sleep('InBed', '00:00:00', '08:00:00') +
      quantity('HeartRate', 'count/min', 61, { more: 'Health Mate App Version="2.6.0"' }),
  )
  expect(values).toEqual([])
  expect(leftOut).toEqual({
    unit: [1, [4], 'BodyMass: carat'],
    number: [2, [5, 6], 'BodyMass: evil', 'BodyMass: 0x48'],
    type: [2, [7, 12], 'DietaryWater', 'SleepAnalysis InBed'],
    date: [2, [8, 9], '7:57:00 am +0100', '2026-02-31 08:00:00 +0100'],
    future: [1, [10]],
    impossible: [1, [11], '3'],
    xml: [1, [13]],
  })
})

const walk = (source: string, start: string, end: string, value: number, more: Partial<TestRecord> = {}) =>
  quantity('StepCount', 'count', value, { source, start, end, ...more })

it.each<[string, string, number]>([
  [
    'an hour of a telephone and the minutes of a watch',
    walk('iPhone', '10:00:00', '11:00:00', 3000) +
      walk('Reloj', '10:00:00', '10:30:00', 1600) +
      walk('Reloj', '10:30:00', '11:00:00', 1500),
    3100,
  ],
  [
    'a whole day of an app and five minutes of a watch',
    walk('App', '00:00:00', '23:59:59', 8000) + walk('Reloj', '10:00:00', '10:05:00', 400),
    8000,
  ],
  [
    'walks one after the other',
    walk('iPhone', '10:00:00', '11:00:00', 3000) + walk('Reloj', '11:00:00', '12:00:00', 3100),
    6100,
  ],
  [
    'what only the telephone has counted',
    walk('iPhone', '10:00:00', '10:10:00', 500) +
      walk('iPhone', '10:10:00', '10:30:00', 900) +
      walk('Reloj', '10:12:00', '10:30:00', 880),
    1380,
  ],
  ['a repetition after a new telephone', walk('iPhone', '10:00:00', '11:00:00', 3000).repeat(3), 3000],
  [
    'a device of Apple before a finer app',
    walk('App', '10:00:00', '10:30:00', 4000) +
      walk('App', '10:30:00', '11:00:00', 4000) +
      walk('iPhone', '10:00:00', '11:00:00', 3000, {
        more: 'device="&lt;&lt;HKDevice: 0xb0f577c00&gt;, name:iPhone, manufacturer:Apple Inc., model:iPhone&gt;"',
      }),
    3000,
  ],
  [
    'what the person has typed in before all',
    walk('Salud', '10:00:00', '11:00:00', 2500, { metadata: { HKWasUserEntered: '1' } }) +
      walk('Reloj', '10:00:00', '10:30:00', 1600),
    2500,
  ],
])('DEV-008 steps count once: %s', async (_, content, total) => {
  const { values } = await load(content)
  expect(values.reduce((sum, [, one]) => sum + (one[7] ?? 0), 0)).toBe(total)
})

it('DEV-008 distance and energy count once too, each by itself', async () => {
  const both = (name: string, unit: string) =>
    quantity(name, unit, 2000, { source: 'iPhone', start: '10:00:00', end: '11:00:00' }) +
    quantity(name, unit, 2100, { start: '10:00:30', end: '11:00:00' })
  const content = both('DistanceWalkingRunning', 'm') + both('ActiveEnergyBurned', 'kcal')
  expect(await valuesOf(content)).toEqual([{ 15: 2100 }, { 14: 2100 }])
})

it('DEV-014 a night of two apps counts once, with its stages', async () => {
  const { readings, leftOut } = await load(
    sleep('AsleepUnspecified', '00:00:00', '07:00:00', { source: 'AutoSleep' }) +
      sleep('Asleep', '00:00:00', '07:00:00') +
      sleep('AsleepCore', '00:00:00', '04:00:00') +
      sleep('Awake', '04:00:00', '04:10:00') +
      sleep('AsleepREM', '04:10:00', '05:00:00') +
      sleep('AsleepDeep', '05:00:00', '06:50:00'),
  )
  const total = (id: number) =>
    readings
      .flatMap(({ measures }) => measures)
      .reduce((sum, one) => sum + (one.id === id ? one.value : 0), 0)
  expect([total(6), total(12), total(13)]).toEqual([400 * 60, 110 * 60, 240 * 60])
  expect(leftOut).toEqual({
    overlap: [2, [4, 5], 'AutoSleep', 'Reloj'],
    type: [1, [7], 'SleepAnalysis Awake'],
  })
})

it.each([
  ['2026-11-02 08:15:00 +0100', {}, '2026-11-02T07:15:00.000Z', 'Europe/Madrid'],
  ['2026-07-02 08:15:00 +0200', {}, '2026-07-02T06:15:00.000Z', 'Europe/Madrid'],
  ['2026-07-02 08:15:00 -0600', {}, '2026-07-02T14:15:00.000Z', 'Etc/GMT+6'],
  ['2026-07-02 08:15:00 +0530', {}, '2026-07-02T02:45:00.000Z', 'Asia/Kolkata'],
  ['2026-07-02 08:15:00 +0000', {}, '2026-07-02T08:15:00.000Z', 'UTC'],
  ['2026-07-02 08:15:00 +0200', { HKTimeZone: 'America/Lima' }, '2026-07-02T06:15:00.000Z', 'America/Lima'],
  ['2026-07-02 08:15:00 +0200', { HKTimeZone: 'Nowhere' }, '2026-07-02T06:15:00.000Z', 'Europe/Madrid'],
])('DEV-006 the place of %s with %j is kept', async (start, metadata, measureDate, zone) => {
  const { readings } = await load(quantity('HeartRate', 'count/min', 64, { start, metadata }))
  expect(readings).toMatchObject([{ measureDate, zone }])
})

it.each([
  ['a definition', '<!DOCTYPE HealthData [ <!ENTITY a "aaaa"> ]>', 2],
  ['a file of somebody else', '<!DOCTYPE HealthData [\n<!ENTITY a SYSTEM "file:///etc/passwd"> ]>', 3],
  ['a definition of parameters', '<!DOCTYPE HealthData [ <!entity % a "b"> %a; ]>', 2],
])('DEV-004 entities are refused before anything is read: %s', async (_, head, line) => {
  await expect(load(quantity('HeartRate', 'count/min', '&a;'), head)).rejects.toMatchObject({
    problem: 'entities',
    line,
  })
})

it('DEV-004 an entity without a definition leaves its record out', async () => {
  const { values, leftOut } = await load(quantity('HeartRate', 'count/min', 64, { source: '&nbsp;' }))
  expect([values, leftOut]).toEqual([[], { xml: [1, [4]] }])
})

it('DEV-004 depth, other documents and endless text are refused', async () => {
  const deep = `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`
  await expect(load(deep)).rejects.toMatchObject({ problem: 'depth', line: 4 })
  await expect(importForTest('a.xml', '<ClinicalDocument/>')).rejects.toMatchObject({ problem: 'notHealth' })
  await expect(importForTest('a.xml', 'no XML at all')).rejects.toMatchObject({ problem: 'notHealth' })
  await expect(importForTest('a.xml', '')).rejects.toMatchObject({ problem: 'notHealth' })
  const reader = new AppleHealthReader('Europe/Madrid', new LeftOut())
  const fill = () => {
    reader.read('<HealthData a="')
    for (let at = 0; at < 20; at++) reader.read('x'.repeat(1_000_000))
  }
  expect(fill).toThrow(expect.objectContaining({ problem: 'size' }))
})

it('DEV-004 faults of Apple’s own files stop nothing: a broken DTD, control characters, a missing end', async () => {
  const head = `<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ATTLIST VisionPrescription
  type CDATA #REQUIRED
<!ATTLIST Eye "left" >
]>`
  const content = quantity('HeartRate', 'count/min', 64, { source: 'Reloj\u000B de Ana' })
  const whole = await load(content, head)
  expect(whole.readings).toMatchObject([{ source: 'Reloj  de Ana' }])
  expect(whole.leftOut).toEqual({})
  const cut = await importForTest('export.xml', file(content + content).slice(0, -60))
  expect([cut.values.length, cut.leftOut['cut']?.[0]]).toEqual([1, 1])
})

it('DEV-004 an export in UTF-16 is read', async () => {
  const text = file(quantity('HeartRate', 'count/min', 64, { source: 'Reloj de Íñigo' }))
  const bytes = new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (one) => one.charCodeAt(0)).buffer)
  expect((await importForTest('export.xml', bytes)).readings).toMatchObject([{ source: 'Reloj de Íñigo' }])
})
