// @vitest-environment node
import { describe, beforeEach, expect, it } from 'vitest'
import type { ActivitySeries, Reading, SleepLast, SleepSeries } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { testClinic } from '../../test/clinic/testClinic'

const path = 'api/vital-signs-measurements'

/** Asleep from one clock of Madrid in winter to another, as a device says it: at its end. */
const segment = (from: string, to: string, source: string, stage?: 12 | 13) => {
  const seconds = (Date.parse(`${to}:00+01:00`) - Date.parse(`${from}:00+01:00`)) / 1000
  return {
    measureDate: new Date(`${to}:00+01:00`).toISOString(),
    zone: 'Europe/Madrid',
    source,
    measures: [{ id: 6, value: seconds }, ...(stage ? [{ id: stage, value: seconds }] : [])],
  }
}
const night = (source: string) => [
  segment('2026-01-20T22:30', '2026-01-20T23:30', source, 13),
  segment('2026-01-20T23:30', '2026-01-21T01:00', source, 12),
  segment('2026-01-21T01:10', '2026-01-21T06:10', source, 13),
]

describe.each(databases)('nights on %s', (database) => {
  const { call: diego, clinic } = testClinic(database, 'videos@portico.test')
  beforeEach(async () => {
    await clinic().db.exec(
      `delete from measurement where tenant = 'one'; delete from removed_reading where tenant = 'one'`,
    )
  })

  const send = (readings: object[]) => diego('POST', `${path}/import`, { readings })
  const sleep = async (date: string, range: string, source?: string) =>
    (await diego('POST', `${path}/sleep`, { date, range, ...(source && { source }) })).body as SleepSeries
  const last = async () => (await diego('GET', `${path}/last-sleep`)).body as SleepLast

  it('DEV-014 a night is one night: it has the date on which the person gets up, and all of its parts', async () => {
    await send(night('Watch'))
    const month = await sleep('2026-01-01', 'month')
    expect(
      month.sleepDetailData.map(({ date, totalSleep, deepSleep }) => [date, totalSleep, deepSleep]),
    ).toEqual([['2026-01-21', 27_000, 5400]])
    const day = await sleep('2026-01-21', 'day')
    expect([day.sleepDetailData.length, day.sleepTimeMin, day.sleepTimeMean, day.sleepTimeMax]).toEqual([
      3, 27_000, 27_000, 27_000,
    ])
    expect((await sleep('2026-01-20', 'day')).sleepDetailData).toEqual([])
    expect(await last()).toMatchObject({
      totalSleep: 27_000,
      deepSleep: 5400,
      lightSleep: 21_600,
      sleepTimeMean: 27_000,
    })
  })

  it('DEV-014 the 30-day mean is of nights, and a nap of the same day belongs to its date', async () => {
    await send([...night('Watch'), segment('2026-01-21T16:00', '2026-01-21T17:00', 'Watch')])
    await send([segment('2026-01-22T00:00', '2026-01-22T06:00', 'Watch')])
    expect(await last()).toMatchObject({
      totalSleep: 21_600,
      sleepTimeMin: 21_600,
      sleepTimeMax: 30_600,
      sleepTimeMean: 26_100,
    })
  })

  it('DEV-014 two devices of one night are never added up: the one that tells the stages counts', async () => {
    await send([...night('Watch'), segment('2026-01-20T22:20', '2026-01-21T06:20', 'Mat')])
    for (const range of ['day', 'month', 'year']) {
      const found = await sleep('2026-01-21', range)
      expect([range, found.sleepTimeMax, found.sleepDetailData[0]?.source]).toEqual([range, 27_000, 'Watch'])
      expect(found.sources).toEqual([
        { origin: 'file', source: 'Watch', count: 3, total: 27_000, hasStages: true },
        { origin: 'file', source: 'Mat', count: 1, total: 28_800, hasStages: false },
      ])
      expect((await sleep('2026-01-21', range, 'Mat')).sleepTimeMax).toBe(28_800)
    }
    expect((await last()).totalSleep).toBe(27_000)
  })

  it('DEV-008 of two devices that count steps, the one with more counts for each day', async () => {
    const steps = (day: string, source: string, value: number, meters: number) => ({
      measureDate: `${day}T10:00:00Z`,
      source,
      measures: [
        { id: 7, value },
        { id: 15, value: meters },
      ],
    })
    await send([
      steps('2026-01-20', 'Watch', 8000, 6000),
      steps('2026-01-20', 'Phone', 5000, 3000),
      steps('2026-01-21', 'Phone', 4000, 2500),
    ])
    const body = (await diego('POST', `${path}/activity`, { date: '2026-01-20', range: 'month' }))
      .body as ActivitySeries
    expect(body.activitySamples.map((one) => [one.steps, one.meters])).toEqual([
      [8000, 6000],
      [4000, 2500],
    ])
    expect(body.totalSteps).toBe(12_000)
  })

  it('DEV-063 a part of a night that is removed, before midnight too, is missing from that night', async () => {
    await send(night('Watch'))
    const first = (await sleep('2026-01-21', 'day')).sleepDetailData[0]
    expect((await diego('DELETE', `${path}/readings/${first?.readingId}`)).status).toBe(204)
    expect((await sleep('2026-01-01', 'month')).sleepDetailData).toMatchObject([
      { date: '2026-01-21', totalSleep: 23_400 },
    ])
  })

  it('DEV-014 what a person writes down in the evening keeps the date that they chose', async () => {
    const body = {
      measures: [{ id: 6, value: 25_200 }],
      measureDate: '2026-01-20T20:00:00Z',
      zone: 'Europe/Madrid',
    }
    await diego('POST', `${path}/save-measure`, body)
    expect((await sleep('2026-01-20', 'day')).sleepTimeMean).toBe(25_200)
  })

  it('DEV-063 a reading is not moved to a minute that has one of the same measure, and may be corrected in its own', async () => {
    const weight = (time: string, value: number) => ({
      measures: [{ id: 8, value }],
      measureDate: `2026-01-20T${time}Z`,
      zone: 'Europe/Madrid',
    })
    await diego('POST', `${path}/save-measure`, weight('08:10:30', 70))
    const second = (await diego('POST', `${path}/save-measure`, weight('09:00:00', 71))).body as Reading
    const put = (body: object) => diego('PUT', `${path}/readings/${second.id}`, body)
    expect(await put(weight('08:10:00', 71))).toMatchObject({
      status: 400,
      body: { message: 'FORMAT_NOT_VALID', details: { field: 'measureDate', reason: 'exists' } },
    })
    expect((await put(weight('08:11:00', 71))).status).toBe(200)
    expect((await put(weight('08:11:00', 72))).status).toBe(200)
    expect(await clinic().db.query(`select 1 from measurement where tenant = 'one'`)).toHaveLength(2)
  })

  it('DEV-012 whether glucose was measured fasting or after a meal stays with the reading', async () => {
    const reading = {
      measures: [{ id: 11, value: 95 }],
      measureDate: '2026-01-20T07:00:00Z',
      meal: 'fasting',
    }
    const saved = (await diego('POST', `${path}/save-measure`, reading)).body as Reading
    expect(saved.meal).toBe('fasting')
    await send([{ ...reading, measureDate: '2026-01-20T09:00:00Z', meal: 'after' }])
    const { body } = await diego('POST', `${path}/glucose`, { date: '2026-01-20', range: 'day' })
    expect(body).toMatchObject({ glucoseSamples: [{ meal: 'fasting' }, { meal: 'after' }] })
  })
})
