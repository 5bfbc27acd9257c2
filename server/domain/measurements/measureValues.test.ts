// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MeasureValues } from '../../../schemas/generated/entities'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { databases } from '../../test/databases'
import { PAGE_SIZE } from './measureValues'

const path = 'api/vital-signs-measurements'
const HEART = 4
const GLUCOSE = 11

describe.each(databases)('all values of a measure on %s', (database) => {
  let clinic: Clinic
  let diego: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    diego = await clinic.as('videos@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const read = async (query = '', measure = HEART) =>
    (await diego('GET', `${path}/values/${measure}${query}`)).body as MeasureValues

  it('DEV-009 the newest come first, in groups of one zone, origin and device', async () => {
    const save = (time: string, value: number, more: object = {}) =>
      diego('POST', `${path}/save-measure`, {
        measures: [{ id: HEART, value }],
        measureDate: `2026-11-02T${time}:00.000Z`,
        zone: 'Europe/Madrid',
        ...more,
      })
    await save('07:00', 60)
    await save('07:05', 61)
    await save('07:10', 62, { origin: 'device', source: 'Pulsera' })
    await save('07:15', 63, { zone: 'America/Mexico_City' })
    const { groups, hasMore } = await read()
    expect(groups.map(({ zone, origin, source, values }) => ({ zone, origin, source, values }))).toEqual([
      { zone: 'America/Mexico_City', origin: 'manual', source: null, values: [63] },
      { zone: 'Europe/Madrid', origin: 'device', source: 'Pulsera', values: [62] },
      { zone: 'Europe/Madrid', origin: 'manual', source: null, values: [61, 60] },
    ])
    expect(groups[2]?.times).toEqual([Date.parse('2026-11-02T07:05:00Z'), Date.parse('2026-11-02T07:00:00Z')])
    expect(hasMore).toBe(false)
  })

  it('DEV-009 values of glucose are grouped by what the person said about the meal', async () => {
    const said = ['fasting', 'before', 'before', undefined, 'after'] as const
    for (const [minute, meal] of said.entries())
      await diego('POST', `${path}/save-measure`, {
        measures: [{ id: GLUCOSE, value: 90 + minute }],
        measureDate: `2026-11-02T07:0${minute}:00.000Z`,
        zone: 'Europe/Madrid',
        ...(meal && { meal }),
      })
    const { groups } = await read('', GLUCOSE)
    expect(groups.map(({ meal, values }) => [meal, values])).toEqual([
      ['after', [94]],
      [undefined, [93]],
      ['before', [92, 91]],
      ['fasting', [90]],
    ])
  })

  it('DEV-009 DEV-010 what was removed or corrected is named, in its time only, until it is written down again', async () => {
    const OXYGEN = 1
    const save = async (time: string, value: number) =>
      (
        await diego('POST', `${path}/save-measure`, {
          measures: [{ id: OXYGEN, value }],
          measureDate: `2026-11-02T${time}:00.000Z`,
          zone: 'Europe/Madrid',
        })
      ).body as { id: number }
    const first = await save('07:00', 90)
    const second = await save('08:00', 91)
    expect(await read('', OXYGEN)).not.toHaveProperty('removed')
    await diego('DELETE', `${path}/readings/${first.id}`)
    await diego('PUT', `${path}/readings/${second.id}`, {
      measures: [{ id: OXYGEN, value: 96 }],
      measureDate: '2026-11-02T08:00:00.000Z',
      zone: 'Europe/Madrid',
    })
    const at = (time: string) => Date.parse(`2026-11-02T${time}:00Z`)
    expect((await read('', OXYGEN)).removed).toEqual({ times: [at('07:00'), at('08:00')], values: [90, 91] })
    const early = `?beforeTime=2026-11-02T07:30:00.000Z&beforeId=2147483647`
    expect((await read(early, OXYGEN)).removed).toEqual({ times: [at('07:00')], values: [90] })
    expect(await read('')).not.toHaveProperty('removed')
    await save('07:00', 90)
    expect((await read('', OXYGEN)).removed).toEqual({ times: [at('08:00')], values: [91] })
  })

  it('DEV-009 more values than an answer has come part by part, each once, also those of one instant', async () => {
    const { tenant, patient } = (
      await clinic.db.query<{ tenant: string; patient: string }>(
        'select distinct tenant, patient_id as patient from measurement where measure = 4 and value = 63 and zone <> $1',
        ['Europe/Madrid'],
      )
    )[0]!
    await clinic.db.query(
      `insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source,
         saved_at, saved_by)
       select $1, nextval('measurement_reading'), $2, ${HEART}, 40 + n % 100, t, 'Europe/Madrid', t::date, 'device', 'Banda', now(), $2
       from (select n, timestamptz '2025-01-01T00:00Z' + (n / 3) * interval '1 minute' as t from generate_series(1, $3::int) n) as v`,
      [tenant, patient, 2 * PAGE_SIZE],
    )
    const ids: number[] = []
    let query = ''
    for (let hasMore = true; hasMore;) {
      const part = await read(query)
      const last = part.groups.at(-1)
      ids.push(...part.groups.flatMap((group) => group.ids))
      query = `?beforeTime=${new Date(last?.times.at(-1) ?? 0).toISOString()}&beforeId=${last?.ids.at(-1)}`
      hasMore = part.hasMore
    }
    expect([ids.length, new Set(ids).size]).toEqual([2 * PAGE_SIZE + 4, 2 * PAGE_SIZE + 4])
  })
})
