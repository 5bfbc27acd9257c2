// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { MeasurementSample, Reading } from '../../../schemas/generated/entities'
import { testClinic } from '../../test/clinic/testClinic'
import { ruleDatabases } from '../../test/databases'

const path = 'api/vital-signs-measurements'

describe.each(ruleDatabases)('confirmed readings on %s', (database) => {
  const { call: diego, clinic } = testClinic(database, 'videos@portico.test')

  const save = async (measureDate: string, value: number) => {
    const body = { measures: [{ id: 1, value }], measureDate, zone: 'Europe/Madrid' }
    return (await diego('POST', `${path}/save-measure`, body)).body as Reading
  }
  const confirm = async (id: number, isConfirmed: boolean, caller = diego) =>
    (await caller('PUT', `${path}/readings/${id}/confirmation`, { isConfirmed })).status
  /** What each sample says of its confirmed values. */
  const confirmed = async (date: string, range: string) => {
    const { body } = await diego('POST', `${path}/oxigen`, { date, range })
    return (body as { bloodOxigenSamples: MeasurementSample[] }).bloodOxigenSamples.map(
      (one) => one.confirmed,
    )
  }

  it('DEV-063 a value that the person confirms says so on its day and in its month, and no longer when that is taken back', async () => {
    const { id } = await save('2026-03-02T08:00:00Z', 62)
    await save('2026-03-02T09:00:00Z', 97)
    await save('2026-03-03T09:00:00Z', 96)
    expect(await confirmed('2026-03-02', 'day')).toEqual([undefined, undefined])
    expect(await confirm(id, true)).toBe(204)
    expect(await confirmed('2026-03-02', 'day')).toEqual([[62], undefined])
    expect(await confirmed('2026-03-02', 'month')).toEqual([[62], undefined])
    expect(await confirm(id, false)).toBe(204)
    expect(await confirmed('2026-03-02', 'month')).toEqual([undefined, undefined])
  })

  it('DEV-063 a corrected value is another one, and not confirmed', async () => {
    const { id } = await save('2026-04-02T08:00:00Z', 60)
    await confirm(id, true)
    const body = {
      measures: [{ id: 1, value: 61 }],
      measureDate: '2026-04-02T08:00:00Z',
      zone: 'Europe/Madrid',
    }
    await diego('PUT', `${path}/readings/${id}`, body)
    expect(await confirmed('2026-04-02', 'day')).toEqual([undefined])
  })

  it('DEV-063 nobody confirms the reading of somebody else', async () => {
    const { id } = await save('2026-05-02T08:00:00Z', 60)
    expect(await confirm(id, true, await clinic().as('luis@portico.test'))).toBe(404)
    expect(await confirm(999_999, true)).toBe(404)
    expect(await confirmed('2026-05-02', 'day')).toEqual([undefined])
  })
})
