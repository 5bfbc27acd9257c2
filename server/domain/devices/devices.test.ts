// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { LifeVitInfo, Reading } from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { testClinic } from '../../test/clinic/testClinic'

const when = { date: '2026-10-01T08:00:00.000Z', zone: 'Europe/Madrid', source: 'LifeVit' }

describe.each(ruleDatabases)('device records on %s', (database) => {
  const { call: diego, clinic } = testClinic(database, 'videos@portico.test')

  it.each([
    ['DEV-037', 'oximeter'],
    ['DEV-038', 'thermometer'],
    ['DEV-039', 'tensiometer'],
  ])('%s C-103 without records the last one of the %s is null', async (_, device) => {
    expect((await diego('GET', `api/lifeVit/${device}/last`)).body).toBeNull()
  })

  it.each([
    ['DEV-030', 'sleep', { totalSleep: 24000, deepSleep: 6000 }, { 6: 24000, 12: 6000 }],
    ['DEV-031', 'activity', { steps: 8000, meters: 6000 }, { 7: 8000, 15: 6000 }],
    ['DEV-032', 'heart', { lpm: 64 }, { 4: 64 }],
    ['DEV-033', 'weight', { weight: 71.4 }, { 8: 71.4 }],
    ['DEV-034 DEV-017', 'oximeter', { measureSpO2: 97, measureLPM: 70 }, { 1: 97, 4: 70 }],
    ['DEV-035 DEV-019', 'thermometer', { temperature: 98.6, temperatureUnit: 'fahrenheit' }, { 9: 37 }],
    ['DEV-036 DEV-018', 'tensiometer', { systolic: 128, diastolic: 79, pulse: null }, { 2: 128, 3: 79 }],
    ['DEV-029', 'records', { measures: [{ id: 11, value: 95 }], measureDate: when.date }, { 11: 95 }],
  ] as const)('%s a record of the kind %s becomes a reading', async (_, kind, record, values) => {
    const source = kind === 'records' ? { source: 'LifeVit', zone: when.zone } : when
    const { body } = await diego('POST', `api/lifeVit/${kind}`, { ...record, ...source })
    const { measures, ...reading } = body as Reading
    expect(reading).toMatchObject({ ...when, origin: 'device' })
    expect(Object.fromEntries(measures.map(({ id, value }) => [id, value]))).toEqual(values)
    const { body: records } = await diego('GET', 'api/lifeVit/records')
    expect(records).toContainEqual(body)
  })

  it('DEV-028 the records are those of devices', async () => {
    const manual = { measures: [{ id: 4, value: 99 }], measureDate: when.date }
    await diego('POST', 'api/vital-signs-measurements/save-measure', manual)
    const { body } = await diego('GET', 'api/lifeVit/records')
    expect(new Set((body as Reading[]).map(({ origin }) => origin))).toEqual(new Set(['device']))
  })

  it('DEV-037 DEV-038 DEV-039 the last record of each device is read in its own shape', async () => {
    const read = async (device: string) => (await diego('GET', `api/lifeVit/${device}/last`)).body
    expect(await read('oximeter')).toEqual({ ...when, measureSpO2: 97, measureLPM: 70 })
    expect(await read('thermometer')).toEqual({ ...when, temperature: 37, temperatureUnit: 'celsius' })
    expect(await read('tensiometer')).toEqual({ ...when, systolic: 128, diastolic: 79, pulse: null })
  })

  it('DEV-027 DEV-046 DEV-001 a device is listed and forgotten; its readings stay', async () => {
    const info = async () => (await diego('GET', 'api/lifeVit/info')).body as LifeVitInfo
    const [device] = (await info()).devices
    expect(device).toMatchObject({ name: 'LifeVit', origin: 'device' })
    const luis = await clinic().as('luis@portico.test')
    expect((await luis('DELETE', `api/devices/${device?.id}`)).status).toBe(404)
    expect((await diego('DELETE', `api/devices/${device?.id}`)).status).toBe(204)
    expect((await info()).devices).toEqual([])
    expect((await diego('GET', 'api/lifeVit/records')).body).not.toEqual([])
  })
})
