// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  ActingEntry,
  Document,
  DoctorPatient,
  PatientRecords,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'

const luisId = personId('one', 'luis')
const doctorId = personId('one', 'doctor')

describe.each(ruleDatabases)('records of patients on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let luis: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    luis = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    await clinic.db.exec(`
      delete from acting_entry where tenant = 'one';
      update doctor set extra = extra - 'isNonClinical', is_active = true where tenant = 'one';
      update appointment set status = 1 where tenant = 'one' and patient_id = '${luisId}';
      update person set clinical_data_auth_at = null,
        associated_doctor_id = (select id from doctor where tenant = 'one' and person_id = '${doctorId}')
        where tenant = 'one' and id = '${luisId}'`)
  })

  const records = (id = luisId, caller = doctor, headers = {}) =>
    caller('GET', `api/patients/${id}/records`, undefined, headers)
  const documents = async () => (await doctor('GET', `api/patients/${luisId}/documents`)).body as Document[]
  const download = (kind: string, id: number | undefined) =>
    doctor('GET', `api/patients/${luisId}/records/${kind}/${id}/download`)
  const log = async () => (await luis('GET', 'api/users/acting-log')).body as ActingEntry[]
  const makeNonClinical = () =>
    clinic.db.exec(
      `update doctor set extra = extra || '{"isNonClinical": true}' where tenant = 'one' and person_id = '${doctorId}'`,
    )

  it('ACCOUNT-009 a doctor reads the records of a patient, and every file of them', async () => {
    const { status, body } = await records()
    const { patient, medicalData, consultations, receipts, tests } = body as PatientRecords
    expect([status, patient.id, patient.isReadable]).toEqual([200, luisId, true])
    expect(medicalData.allergies.length).toBeGreaterThan(0)
    expect((await download('consultation', consultations[0]?.consultations[0]?.id)).status).toBe(200)
    expect((await download('receipt', receipts[0]?.id)).status).toBe(200)
    expect((await download('test', tests[0]?.id)).status).toBe(200)
    expect((await download('document', (await documents())[0]?.id)).status).toBe(200)
    expect((await download('person', 1)).status).toBe(404)
    expect((await download('constructor', 1)).status).toBe(404)
  })

  it('REC-013 a document that the patient hides is in no list and cannot be opened; an exam always can', async () => {
    const [shown] = (await documents()).filter(({ documentType }) => documentType === 0)
    const path = `api/documents/${shown?.id}`
    const save = (visible: boolean) => luis('PUT', path, { name: shown?.name, visible })
    expect((await save(false)).status).toBe(200)
    const ids = (await documents()).map(({ id }) => id)
    expect(ids).not.toContain(shown?.id)
    // What is hidden is not counted either.
    expect(((await records()).body as PatientRecords).documentCount).toBe(ids.length)
    expect((await download('document', shown?.id)).status).toBe(404)
    await save(true)
    expect((await download('document', shown?.id)).status).toBe(200)
    const [exam] = (await documents()).filter(({ documentType }) => documentType === 1)
    expect((await download('document', exam?.id)).status).toBe(200)
    expect(((await luis('GET', `api/documents/${exam?.id}`)).body as Document).isNew).toBe(exam?.isNew)
  })

  it('ACCOUNT-009 ACCOUNT-053 somebody who is not a doctor reads them only while the patient allows it', async () => {
    await makeNonClinical()
    expect((await records()).body).toEqual({ message: 'NOT_ALLOWED_BY_PATIENT' })
    const paths = ['documents', 'records/document/1/download'].map((path) => `api/patients/${luisId}/${path}`)
    for (const path of paths) expect((await doctor('GET', path)).status).toBe(403)
    expect(await log()).toEqual([])
    const found = (await doctor('GET', 'api/patients?search=luis')).body as DoctorPatient[]
    expect(found.find(({ id }) => id === luisId)?.isReadable).toBe(false)
    await luis('POST', 'api/clinical-data-auth', { authorized: true })
    expect((await records()).status).toBe(200)
    await luis('POST', 'api/clinical-data-auth', { authorized: false })
    expect((await records()).status).toBe(403)
  })

  it('ACCOUNT-009 a doctor reads nobody whom they do not treat', async () => {
    await clinic.db.exec(
      `update person set associated_doctor_id = null where tenant = 'one' and id = '${luisId}'`,
    )
    expect((await records()).status).toBe(404)
    expect((await download('document', 1)).status).toBe(404)
    await clinic.db.exec(`update appointment set patient_id = '${luisId}' where tenant = 'one' and id = (
      select min(a.id) from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
      where a.tenant = 'one' and d.person_id = '${doctorId}' and a.status = 2)`)
    expect((await records()).status).toBe(200)
    await clinic.db.exec(
      `update appointment set status = 1 where tenant = 'one' and patient_id = '${luisId}'`,
    )
    expect((await records()).status).toBe(404)
  })

  it('ACCOUNT-009 ROLE-021 nobody else reads them: patients, administrators, inactive doctors, other tenants', async () => {
    const ana = await clinic.as('ana@portico.test')
    const admin = await clinic.as('admin@portico.test')
    for (const caller of [ana, luis, admin]) {
      expect((await records(luisId, caller)).status).toBe(403)
      expect((await caller('GET', 'api/patients')).status).toBe(403)
    }
    expect((await records(luisId, doctor, { 'x-impersonation-user': luisId })).status).toBe(403)
    const elsewhere = await clinic.as('doctor@portico.test', 'two')
    expect([403, 404]).toContain((await records(luisId, elsewhere)).status)
    await clinic.db.exec(
      `update doctor set is_active = false where tenant = 'one' and person_id = '${doctorId}'`,
    )
    expect((await records()).status).toBe(403)
    expect((await (await clinic.as())('GET', 'api/patients')).status).toBe(401)
  })

  it('ACCOUNT-009 ROLE-005 the patient sees who read the records, once in each half hour, and each file that was opened', async () => {
    await records()
    await documents()
    const [document] = await documents()
    await download('document', document?.id)
    await download('document', document?.id)
    clinic.setNow(new Date(NOW.getTime() + 31 * 60_000))
    await records()
    clinic.setNow(NOW)
    const entries = await log()
    expect(entries.map(({ action }) => action)).toEqual([
      'read',
      'downloaded',
      'downloaded',
      'documents',
      'read',
    ])
    expect(entries[1]).toMatchObject({ as: 'professional', detail: document?.name })
  })

  it('ACCOUNT-009 the list of patients has only those of the doctor, and finds them by name', async () => {
    const found = (await doctor('GET', 'api/patients?search=LUIS')).body as DoctorPatient[]
    expect(found.map(({ id }) => id)).toContain(luisId)
    expect((await doctor('GET', 'api/patients?search=nobody%20at%20all')).body).toEqual([])
    const all = (await doctor('GET', 'api/patients')).body as DoctorPatient[]
    expect(all.every(({ id }) => id !== doctorId)).toBe(true)
  })

  it('FEAT-026 without the feature nobody assigns care areas', async () => {
    const admin = await clinic.as('admin@portico.test')
    const path = `api/careareas/1/patient/${luisId}`
    for (const caller of [doctor, admin])
      expect((await caller('PUT', path, { isAssigned: true })).status).toBe(403)
    expect((await admin('GET', `api/careareas/admin/${luisId}`)).status).toBe(403)
    expect((await admin('POST', 'api/careareas', { name: 'Sueño' })).status).toBe(403)
  })
})
