// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActingEntry, PatientMeasurement, PatientSeries } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { databases } from '../../test/databases'
import { actionOf } from '../acting/noteActing'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'

const luisId = personId('one', 'luis')
const path = `api/patients/${luisId}/measurements`
const own = 'api/vital-signs-measurements'
const month = { date: '2026-08-01', range: 'month' }

describe.each(databases)('measurements of patients on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let luis: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    luis = await clinic.as('luis@portico.test')
    await clinic.db.exec(`
      delete from measurement where tenant = 'one' and patient_id = '${luisId}';
      update appointment set status = 1 where tenant = 'one' and patient_id = '${luisId}';
      update person set clinical_data_auth_at = null,
        associated_doctor_id = (select id from doctor where tenant = 'one' and person_id = '${personId('one', 'doctor')}')
        where tenant = 'one' and id = '${luisId}'`)
    const save = (measureDate: string, measures: object[], origin = 'manual') =>
      luis('POST', `${own}/save-measure`, { measureDate, measures, origin, zone: 'Europe/Madrid' })
    await save('2026-08-01T08:00:00Z', [
      { id: 2, value: 128 },
      { id: 3, value: 79 },
      { id: 4, value: 68 },
    ])
    await save('2026-08-01T09:00:00Z', [{ id: 4, value: 72 }], 'camera')
    await save('2026-08-02T09:00:00Z', [{ id: 4, value: 60 }])
    await save('2026-08-02T05:00:00Z', [{ id: 6, value: 20_000 }])
    await save('2026-08-02T13:00:00Z', [{ id: 6, value: 4000 }])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() => clinic.db.exec(`delete from acting_entry where tenant = 'one'`))

  const log = async () =>
    ((await luis('GET', 'api/users/acting-log')).body as ActingEntry[]).map(({ action }) => action)

  it('DEV-004 a doctor reads the last values of a patient, each with its origin', async () => {
    const { status, body } = await doctor('GET', path)
    expect(status).toBe(200)
    const found = body as PatientMeasurement[]
    expect(found.map(({ measure, value, origin }) => [measure, value, origin])).toEqual([
      [2, 128, 'manual'],
      [3, 79, 'manual'],
      [4, 60, 'manual'],
      [6, 24_000, 'manual'],
    ])
    expect(found[2]?.average).toBeCloseTo((68 + 72 + 60) / 3)
  })

  it('DEV-009 a doctor reads a period, in which estimates by the camera are marked', async () => {
    const lines = async (series: string, query: object) =>
      ((await doctor('POST', `${path}/${series}`, query)).body as PatientSeries).lines
    const [heart] = await lines('hr', month)
    expect(heart?.samples.map(({ value, count, estimates }) => [value, count, estimates])).toEqual([
      [70, 2, 1],
      [60, 1, undefined],
    ])
    const [day] = await lines('hr', { ...month, range: 'day' })
    expect(day?.samples.map(({ value, origin }) => [value, origin])).toEqual([
      [68, 'manual'],
      [72, 'camera'],
    ])
    const pressure = await lines('blood-pressure', month)
    expect(pressure.map(({ measure, samples }) => [measure, samples.map(({ value }) => value)])).toEqual([
      [2, [128]],
      [3, [79]],
      [4, [68]],
    ])
    const [sleep] = await lines('sleep', month)
    expect([sleep?.samples.map(({ value }) => value), sleep?.max]).toEqual([[24_000], 24_000])
    expect((await doctor('POST', `${path}/constructor`, month)).status).toBe(404)
  })

  it('ACCOUNT-009 ROLE-005 the patient sees it once in each half hour, beside the records', async () => {
    await doctor('GET', path)
    await doctor('POST', `${path}/hr`, month)
    await doctor('GET', `api/patients/${luisId}/records`)
    clinic.setNow(new Date(NOW.getTime() + 31 * 60_000))
    await doctor('POST', `${path}/weight`, month)
    clinic.setNow(NOW)
    expect(await log()).toEqual(['measurements', 'read', 'measurements'])
  })

  it('DEV-009 the rows of days agree with the values after each change', async () => {
    const differences = async () => {
      const ofValues = `select patient_id, measure, local_date, origin, source, count(*)::int, (count(*) filter (where origin = 'camera'))::int as estimates,
        round(sum(value)::numeric, 6) as total, min(value) as least, max(value) as greatest, min(measured_at) as first_at, min(zone) as zone
        from measurement group by patient_id, measure, local_date, origin, source`
      const ofDays = `select patient_id, measure, local_date, origin, source, count, estimates, round(total::numeric, 6), least_value, greatest_value,
        first_at, zone from measurement_day`
      const [row] = await clinic.db.query<{ count: number }>(
        `select count(*)::int as count from ((${ofValues} except ${ofDays}) union all (${ofDays} except ${ofValues})) difference`,
      )
      return row?.count
    }
    const save = (value: number, origin = 'manual') =>
      luis('POST', `${own}/save-measure`, {
        measureDate: '2026-07-01T08:00:00Z',
        measures: [{ id: 8, value }],
        origin,
        zone: 'Pacific/Auckland',
      })
    const { id } = (await save(70)).body as { id: number }
    await save(80, 'camera')
    await luis('PUT', `${own}/readings/${id}`, {
      measureDate: '2026-07-02T08:00:00Z',
      measures: [{ id: 8, value: 60 }],
    })
    const readings = [65, 66].map((value) => ({
      measureDate: `2026-07-0${value - 63}T08:00:00Z`,
      measures: [{ id: 8, value }],
      source: 'a.csv',
    }))
    await luis('POST', `${own}/import`, { readings })
    await luis('POST', `${own}/import`, { readings })
    expect(await differences()).toBe(0)
    const [weight] = (
      (await doctor('POST', `${path}/weight`, { date: '2026-07-01', range: 'year' })).body as PatientSeries
    ).lines
    expect(weight?.samples.map(({ value, estimates }) => [value, estimates])).toEqual([
      [80, 1],
      [62.5, undefined],
      [66, undefined],
    ])
    await luis('DELETE', `${own}/readings/${id}`)
    expect(await differences()).toBe(0)
    await clinic.db.exec(`delete from measurement where patient_id = '${luisId}' and measure = 8`)
    expect(await differences()).toBe(0)
  })

  it('ACCOUNT-009 somebody who is not a doctor reads them only while the patient allows it', async () => {
    const setNonClinical = (value: boolean) =>
      clinic.db.exec(
        `update doctor set extra = extra || '{"isNonClinical": ${value}}'
         where tenant = 'one' and person_id = '${personId('one', 'doctor')}'`,
      )
    await setNonClinical(true)
    expect((await doctor('GET', path)).body).toEqual({ message: 'NOT_ALLOWED_BY_PATIENT' })
    expect((await doctor('POST', `${path}/hr`, month)).status).toBe(403)
    expect(await log()).toEqual([])
    await luis('POST', 'api/clinical-data-auth', { authorized: true })
    expect((await doctor('POST', `${path}/hr`, month)).status).toBe(200)
    await setNonClinical(false)
  })
})

it('ROLE-005 reading a series of a child is no change in their account', () => {
  expect(actionOf(`POST ${own}/blood-pressure`)).toBeUndefined()
  expect(actionOf(`POST ${own}/save-measure`)).toBe('changed')
  expect(actionOf(`POST ${own}/import`)).toBe('changed')
})
