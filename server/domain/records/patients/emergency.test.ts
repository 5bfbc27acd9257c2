// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActingEntry, DoctorPatient, EmergencyAccess } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'

const luis = personId('one', 'luis')
const child = personId('one', 'ana/child')
const reason = 'Inconsciente en la calle, sin acompañante'

describe.each(databases)('records in an emergency on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  const birthDates: Record<string, string> = {}
  const open = (more: object = {}, caller = doctor) =>
    caller('POST', 'api/patients/emergency', {
      identification: 'luis@portico.test',
      birthDate: birthDates[luis],
      reason,
      ...more,
    })
  const records = (id = luis) => doctor('GET', `api/patients/${id}/records`)
  const letters = (kind: string) =>
    clinic.db.query<{ personId: string; payload: object }>(
      `select person_id as "personId", payload from letter where tenant = 'one' and kind = $1`,
      [kind],
    )
  const setFeature = (isOn: boolean) => {
    const backend = clinic.tenants.byId('one')?.backend
    if (!backend) throw new Error('there is no tenant one')
    backend.features = backend.features.filter((name) => name !== 'emergencyAccess')
    if (isOn) backend.features.push('emergencyAccess')
  }
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    await clinic.db.exec(`
      update person set email = 'luis@portico.test' where tenant = 'one' and id = '${luis}';
      update person set identification_number = '12345678Z' where tenant = 'one' and id = '${personId('one', 'ana')}'`)
    const rows = await clinic.db.query<{ id: string; born: string }>(
      `select id, birth_date::text as born from person where tenant = 'one' and id = any($1)`,
      [[luis, child]],
    )
    for (const { id, born } of rows) birthDates[id] = born
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    setFeature(true)
    await clinic.db.exec(`
      delete from emergency_access where tenant = 'one';
      delete from letter where tenant = 'one';
      delete from acting_entry where tenant = 'one';
      delete from appointment where tenant = 'one' and patient_id in ('${luis}', '${child}');
      delete from chat_conversation where tenant = 'one' and patient_id in ('${luis}', '${child}');
      update doctor set extra = extra - 'isNonClinical' where tenant = 'one';
      update person set associated_doctor_id = null where tenant = 'one' and id in ('${luis}', '${child}')`)
  })

  it('ACCOUNT-009 it is off unless the tenant has the feature, and ends with it', async () => {
    setFeature(false)
    expect((await open()).status).toBe(403)
    setFeature(true)
    expect((await open()).status).toBe(200)
    expect((await records()).status).toBe(200)
    setFeature(false)
    expect((await records()).status).toBe(404)
  })

  it('ACCOUNT-009 ROLE-005 a doctor reads for a day; the patient reads who and why, and administrators are told', async () => {
    expect((await records()).status).toBe(404)
    const endsAt = new Date(NOW.getTime() + 86_400_000).toISOString()
    expect((await open()).body).toEqual({ patientId: luis, endsAt })
    const { body } = await records()
    expect((body as { patient: DoctorPatient }).patient.emergencyEndsAt).toBe(endsAt)
    const listed = (await doctor('GET', 'api/patients')).body as DoctorPatient[]
    expect(listed.find(({ id }) => id === luis)?.emergencyEndsAt).toBe(endsAt)
    const patient = await clinic.as('luis@portico.test')
    const log = (await patient('GET', 'api/users/acting-log')).body as ActingEntry[]
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'emergency', as: 'professional', detail: reason }),
    )
    expect((await letters('emergencyAccess')).map(({ personId: to }) => to)).toEqual([luis])
    const [report, ...others] = await letters('emergencyReport')
    expect([report?.personId, others]).toEqual([personId('one', 'admin'), []])
    expect(report?.payload).toMatchObject({ patient: 'Luis Barrera Gil', reason })
    clinic.setNow(new Date(endsAt))
    expect((await records()).status).toBe(404)
  })

  it('ACCOUNT-009 it allows reading only: neither messages, calls, documents to give nor care areas', async () => {
    await open()
    const [row] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id = $1`,
      [personId('one', 'doctor')],
    )
    const asked = [
      doctor('GET', `api/chat/messages?userId=${luis}&professionalId=${row?.id}`),
      doctor('POST', 'api/documents/data', { documentId: 1, name: 'x', patientId: luis }),
    ]
    for (const { status } of await Promise.all(asked)) expect(status).toBe(404)
  })

  it('asked again, also at once, it is the same access with one letter to each', async () => {
    const answers = await Promise.all([open(), open()])
    const bodies = answers.map(({ body }) => body as EmergencyAccess)
    expect(bodies[0]).toEqual(bodies[1])
    expect(await letters('emergencyAccess')).toHaveLength(1)
  })

  it('FAMILY-003 a child is found by the document of who looks after it, who is told', async () => {
    const { body } = await open({ identification: '12.345.678-z', birthDate: birthDates[child] })
    expect((body as EmergencyAccess).patientId).toBe(child)
    expect((await letters('emergencyAccess')).map(({ personId: to }) => to)).toEqual([personId('one', 'ana')])
  })

  it('nobody searches for people: identification and birth date must both fit, and ten attempts are enough', async () => {
    for (const more of [{ identification: 'nobody@x.test' }, { birthDate: '1900-01-01' }])
      expect((await open(more)).status).toBe(404)
    expect((await open({ reason: `  ${'x'.repeat(10)}          ` })).status).toBe(400)
    for (let attempt = 0; attempt < 8; attempt++) await open({ identification: 'nobody@x.test' })
    const { status, headers } = await open()
    expect([status, headers['retry-after']]).toEqual([429, '3600'])
    const [kept] = await clinic.db.query<{ count: number }>(
      `select count(*)::int as count from emergency_access where tenant = 'one' and patient_id is null`,
    )
    expect(kept?.count, 'attempts are recorded').toBe(10)
  })

  it('ROLE-021 only a doctor of medicine, for themselves', async () => {
    expect((await open({}, await clinic.as('luis@portico.test'))).status).toBe(403)
    await clinic.db.exec(`update doctor set extra = extra || '{"isNonClinical": true}' where tenant = 'one'`)
    expect((await open()).status).toBe(403)
  })
})
