// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Reading } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { testClinic } from '../../test/clinic/testClinic'
import { measureIds } from './measures'

const path = 'api/vital-signs-measurements'
const zone = 'America/Mexico_City'

describe.each(databases)('measurements on %s', (database) => {
  const { call: diego } = testClinic(database, 'videos@portico.test')

  const save = async (measureDate: string, values: Record<number, number>, more: object = {}) => {
    const measures = Object.entries(values).map(([id, value]) => ({ id: Number(id), value }))
    return diego('POST', `${path}/save-measure`, { measures, measureDate, zone: 'Europe/Madrid', ...more })
  }
  const series = async (name: string, date: string, range = 'day') =>
    (await diego('POST', `${path}/${name}`, { date, range })).body as Record<string, unknown>
  const last = async (name: string) =>
    (await diego('GET', `${path}/last-${name}`)).body as Record<string, unknown>

  it.each([
    ['DEV-050', 'oxigen'],
    ['DEV-053', 'blood-pressure'],
    ['DEV-049', 'hr'],
    ['DEV-047', 'sleep'],
    ['DEV-051', 'activity'],
    ['DEV-054', 'weight'],
    ['DEV-052', 'temperature'],
    ['DEV-048', 'glucose'],
  ])('%s without values the last value of %s is empty', async (_, name) => {
    const { date, zone: place, ...rest } = await last(name)
    expect([date, place, ...Object.values(rest)].every((value) => value === null)).toBe(true)
  })

  it.each([
    ['DEV-010 DEV-050 DEV-059', 'oxigen', 1, 'bloodOxigenSamples', 'min average max', 'bloodOxigen'],
    ['DEV-012 DEV-048 DEV-055', 'glucose', 11, 'glucoseSamples', 'min average max', 'glucose'],
    ['DEV-013 DEV-049 DEV-057', 'hr', 4, 'bpmSamples', 'min average max', 'lpm'],
    ['DEV-015 DEV-052 DEV-060', 'temperature', 9, 'temperatureSamples', 'min mean max', 'lastTemperature'],
    [
      'DEV-016 DEV-054 DEV-062',
      'weight',
      8,
      'weightMonthSamples',
      'minWeight medWeight maxWeight',
      'lastWeight',
    ],
  ] as const)(
    '%s DEV-009 DEV-023 %s has its values of a day, a value per day of a month, and a last value',
    async (_, name, id, list, fields, value) => {
      const [min = '', average = '', max = ''] = fields.split(' ')
      // No two measures have the same values.
      const low = { 1: 90, 4: 64, 8: 70, 9: 36, 11: 111 }[id]
      const [middle, high] = [low + 2, low + 4]
      await save('2026-03-03T07:00:00Z', { [id]: low })
      await save('2026-03-03T19:00:00Z', { [id]: middle })
      await save('2026-03-09T19:00:00Z', { [id]: high })
      const day = await series(name, '2026-03-03')
      expect(day).toMatchObject({ [min]: low, [average]: low + 1, [max]: middle })
      expect((day[list] as { value: number }[]).map(({ value: one }) => one)).toEqual([low, middle])
      const month = await series(name, '2026-03-31', 'month')
      expect(month).toMatchObject({ [min]: low, [average]: middle, [max]: high })
      expect(month[list]).toMatchObject([
        { time: '2026-03-03T07:00:00.000Z', value: low + 1, min: low, max: middle, count: 2 },
        { time: '2026-03-09T19:00:00.000Z', value: high, min: high, max: high, count: 1 },
      ])
      expect((await series(name, '2026-01-01', 'year'))[list]).toHaveLength(2)
      expect((await series(name, '2026-03-04'))[list]).toEqual([])
      const { date, ...rest } = await last(name)
      expect([date, rest[value]]).toEqual(['2026-03-09T19:00:00.000Z', high])
      const range = Object.entries(rest).filter(([key]) => /^(min|med|mean|max)/.test(key))
      expect(range.map(([, number]) => number)).toEqual([low, middle, high])
    },
  )

  it('DEV-011 DEV-053 DEV-061 a blood pressure has three series; a pulse without a pressure is not in it', async () => {
    await save('2026-04-03T07:00:00Z', { 2: 128, 3: 79, 4: 68 })
    await save('2026-04-03T08:00:00Z', { 4: 110 })
    const day = await series('blood-pressure', '2026-04-03')
    expect(day).toMatchObject({
      sysSamples: [{ value: 128 }],
      dysSamples: [{ value: 79 }],
      bpmSamples: [{ value: 68 }],
      minSys: 128,
      maxSys: 128,
      averageSys: 128,
      minDys: 79,
      maxDys: 79,
      averageDys: 79,
    })
    expect(await last('blood-pressure')).toMatchObject({ sys: 128, dias: 79, lpm: 68 })
    expect((await series('hr', '2026-04-03'))['bpmSamples']).toHaveLength(2)
  })

  it('DEV-014 DEV-047 DEV-056 sleep has its parts in seconds; a month has the sum of each day', async () => {
    await save('2026-04-03T06:00:00Z', { 6: 21600, 12: 6000, 13: 15600, 10: 14 })
    expect(await last('sleep')).toMatchObject({ totalSleep: 21600, deepSleep: 6000, lightSleep: 15600 })
    await save('2026-04-03T14:00:00Z', { 6: 1800 })
    const day = await series('sleep', '2026-04-03')
    expect(day['sleepDetailData']).toMatchObject([
      { totalSleep: 21600, deepSleep: 6000, lightSleep: 15600, breathsPerMinute: 14 },
      { totalSleep: 1800, deepSleep: null, lightSleep: null, breathsPerMinute: null },
    ])
    expect(day).toMatchObject({ sleepTimeMax: 23400, sleepTimeMin: 23400, avrRpm: 14 })
    const month = await series('sleep', '2026-04-01', 'month')
    expect(month['sleepDetailData']).toMatchObject([{ totalSleep: 23400, deepSleep: 6000 }])
    expect(month).toMatchObject({ sleepTimeMean: 23400 })
    expect(await last('sleep')).toMatchObject({
      totalSleep: 23400,
      sleepTimeMin: 23400,
      sleepTimeMean: 23400,
      sleepTimeMax: 23400,
    })
  })

  it('DEV-008 DEV-051 DEV-058 activity is summed', async () => {
    await save('2026-04-03T10:00:00Z', { 7: 4000, 15: 3000, 14: 150 })
    await save('2026-04-03T18:00:00Z', { 7: 2000, 15: 1400 })
    const day = await series('activity', '2026-04-03')
    expect(day).toMatchObject({ totalSteps: 6000, totalMeters: 4400, totalCalories: 150 })
    const month = await series('activity', '2026-04-01', 'month')
    expect(month['activitySamples']).toMatchObject([{ steps: 6000, meters: 4400, calories: 150 }])
    expect(await last('activity')).toMatchObject({ steps: 6000, meters: 4400, calories: 150 })
  })

  it('DEV-049 the last value comes with the range of 30 days, its zone and its origin', async () => {
    await save('2026-05-01T10:00:00Z', { 4: 200 })
    await save('2026-06-10T10:00:00Z', { 4: 60 })
    await save('2026-06-11T10:00:00Z', { 4: 80 }, { zone, origin: 'camera', source: 'Cámara' })
    expect(await last('hr')).toEqual({
      date: '2026-06-11T10:00:00.000Z',
      zone,
      origin: 'camera',
      source: 'Cámara',
      lpm: 80,
      minLpm: 60,
      medLpm: 70,
      maxLpm: 80,
    })
  })

  it('DEV-023 a value belongs to the date of its own zone', async () => {
    await save('2026-07-02T04:30:00Z', { 9: 36.5 }, { zone })
    expect((await series('temperature', '2026-07-01'))['temperatureSamples']).toMatchObject([
      { zone, time: '2026-07-02T04:30:00.000Z' },
    ])
    expect((await series('temperature', '2026-07-02'))['temperatureSamples']).toEqual([])
  })

  it('DEV-063 DEV-006 a reading is corrected and removed; its origin stays', async () => {
    const saved = (await save('2026-08-01T08:00:00Z', { 2: 128, 3: 79 })).body as Reading
    expect(saved).toMatchObject({ origin: 'manual', source: null, measures: [{ id: 2 }, { id: 3 }] })
    const measures = [
      { id: 2, value: 118 },
      { id: 3, value: 79 },
      { id: 4, value: 61 },
    ]
    const change = { measures, measureDate: '2026-08-01T09:00:00Z', origin: 'device' }
    const corrected = await diego('PUT', `${path}/readings/${saved.id}`, change)
    expect(corrected.body).toMatchObject({ id: saved.id, origin: 'manual', measures })
    expect((await diego('GET', `${path}/readings/${saved.id}`)).body).toEqual(corrected.body)
    expect((await diego('DELETE', `${path}/readings/${saved.id}`)).status).toBe(204)
    expect((await diego('GET', `${path}/readings/${saved.id}`)).status).toBe(404)
    expect((await series('blood-pressure', '2026-08-01'))['sysSamples']).toEqual([])
  })

  it('DEV-007 every measure of the specification can be saved, several at once', async () => {
    expect(measureIds).toEqual({
      oxygen: 1,
      systolic: 2,
      diastolic: 3,
      heartRate: 4,
      sdnn: 5,
      sleep: 6,
      activity: 7,
      weight: 8,
      temperature: 9,
      breaths: 10,
      glucose: 11,
      deepSleep: 12,
      lightSleep: 13,
      calories: 14,
      meters: 15,
      rmssd: 16,
    })
    const values = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [index + 1, 40 - index]))
    const { body, status } = await save('2026-08-02T08:00:00Z', values)
    expect(status).toBe(200)
    expect((body as Reading).measures).toHaveLength(16)
    expect((await save('2026-08-02T08:00:00Z', { 17: 1 })).status).toBe(400)
  })

  it.each([
    ['in the future', '2027-01-11T08:00:00Z', { 4: 60 }, {}],
    ['without numbers', '2026-08-02T08:00:00Z', {}, {}],
    ['with half a pressure', '2026-08-02T08:00:00Z', { 2: 120 }, {}],
    ['with the pressures changed', '2026-08-02T08:00:00Z', { 2: 80, 3: 120 }, {}],
    ['below zero', '2026-08-02T08:00:00Z', { 4: -1 }, {}],
    ['of no zone', '2026-08-02T08:00:00Z', { 4: 60 }, { zone: 'Mars/Base' }],
    ['of no origin', '2026-08-02T08:00:00Z', { 4: 60 }, { origin: 'dream' }],
  ])('DEV-063 a reading %s is refused', async (_, date, values, more) => {
    expect((await save(date, values, more)).status).toBe(400)
  })

  it('DEV-009 the readings are listed, the newest first, 50 at a time', async () => {
    const list = async (query = '') => (await diego('GET', `${path}/readings${query}`)).body as Reading[]
    for (let day = 0; day < 52; day += 1)
      await save(new Date(Date.UTC(2025, 0, 1 + day)).toISOString(), { 11: 100 + day })
    const first = await list()
    expect(first).toHaveLength(50)
    const dates = first.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const next = await list(`?before=${first.at(-1)?.id}`)
    expect(next[0]?.date && next[0].date < (dates.at(-1) ?? '')).toBe(true)
  })

  it('DEV-004 what a device or file sends twice is saved once, what a person writes twice is saved twice', async () => {
    const send = (origin: string) =>
      save('2026-09-01T08:00:00Z', { 4: 61 }, { origin, ...(origin !== 'manual' && { source: 'Reloj' }) })
    const [one, two] = [await send('device'), await send('device')]
    expect(one.body).toEqual(two.body)
    await send('manual')
    await send('manual')
    expect((await series('hr', '2026-09-01'))['bpmSamples']).toHaveLength(3)
  })
})
