// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Document,
  DoctorConsultation,
  Receipt,
  VideoConsultation,
} from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { insertVideoAppointment } from './test/videoAppointment'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'

const luisId = personId('one', 'luis')
const doctorId = personId('one', 'doctor')
const pdf = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'

describe.each(ruleDatabases)('documents that a doctor gives on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let doctor: Caller
  let appointmentId: number
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    appointmentId = await insertVideoAppointment(clinic, {
      patient: 'luis',
      start: new Date(NOW.getTime() + 300_000),
    })
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const send = async (content: string, caller = doctor, name = 'receta.pdf') =>
    ((await upload(caller, 'api/documents', name, content)).body as { documentId: number }).documentId
  const give = (documentId: number, more: object = {}, caller = doctor) =>
    caller('POST', 'api/documents/data', {
      documentId,
      name: 'Reposo',
      patientId: luisId,
      appointmentId,
      ...more,
    })
  const prescribes = (does: boolean) =>
    clinic.db.query(
      `update doctor set extra = extra || jsonb_build_object('canPrescribe', $1::boolean) where tenant = 'one' and person_id = $2`,
      [does, doctorId],
    )

  it('CHAT-002 WIDGET-002 REC-069 the patient has what the doctor gave, with the name of the doctor, and both see it at the visit', async () => {
    const documentId = await send(pdf)
    const { status, body } = await give(documentId, { notes: 'Tres días', addedByDoctor: true })
    expect([status, body]).toMatchObject([200, { id: documentId, name: 'Reposo.pdf', notes: 'Tres días' }])
    const document = (await luis('GET', `api/documents/${documentId}`)).body as Document
    expect(document).toMatchObject({
      isNew: true,
      visible: true,
      givenBy: expect.stringContaining('Llaneza'),
    })
    expect((await luis('GET', `api/documents/${documentId}/download`)).status).toBe(200)
    const given = [{ documentId, name: 'Reposo', isReceipt: false }]
    const visit = (await luis('GET', `api/video-calls/appointments/${appointmentId}`)).body
    expect((visit as VideoConsultation).given).toEqual(given)
    const day = (await doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-01-11')).body
    const line = (day as DoctorConsultation[]).find((one) => one.appointmentId === appointmentId)
    expect(line?.given).toEqual(given)
    expect((await doctor('GET', `api/documents/${documentId}`)).status).toBe(404)
  })

  it('REC-072 REC-013 what a doctor gave is the centre’s: nobody renames, hides or deletes it', async () => {
    const documentId = await send(pdf)
    await give(documentId)
    const path = `api/documents/${documentId}`
    expect((await luis('DELETE', path)).status).toBe(403)
    expect((await luis('PUT', path, { name: 'Reposo', visible: false })).status).toBe(403)
    expect((await luis('PUT', path, { name: 'Otro', visible: true })).status).toBe(403)
    expect((await luis('PUT', path, { name: 'Reposo', visible: true, notes: 'Mía' })).status).toBe(200)
  })

  it('WIDGET-002 REC-076 REC-080 a prescription is among those of the patient, and its PDF is downloaded', async () => {
    await prescribes(true)
    const documentId = await send(pdf)
    expect((await give(documentId, { name: 'Ibuprofeno 600', isReceipt: true })).status).toBe(200)
    const receipts = (await luis('GET', 'api/receipts')).body as Receipt[]
    const receipt = receipts.find(({ prescriptionType }) => prescriptionType === 'Ibuprofeno 600')
    expect(receipt).toMatchObject({ hasDocument: true, isExpired: false, prescribedAt: '2027-01-11' })
    const file = await luis('GET', `api/receipt-documents/${receipt?.id}`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const read = `api/patients/${luisId}/records/receipt/${receipt?.id}/download`
    expect((await doctor('GET', read)).status).toBe(200)
  })

  it('WIDGET-002 only a doctor who prescribes gives prescriptions, and only as a PDF', async () => {
    await prescribes(false)
    const refused = await send(pdf)
    expect((await give(refused, { isReceipt: true })).status).toBe(403)
    await prescribes(true)
    const text = await send('Ibuprofeno', doctor, 'receta.txt')
    const answer = await give(text, { isReceipt: true })
    expect([answer.status, answer.body]).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
    expect((await give(text)).status).toBe(200)
  })

  it('CHAT-002 WIDGET-002 REC-069 a repeated request gives one document and one letter, without its name', async () => {
    const documentId = await send(pdf)
    const twice = { notifyClient: true }
    const [first, second] = [await give(documentId, twice), await give(documentId, twice)]
    expect(second.body).toEqual(first.body)
    const letters = await clinic.db.query<{ payload: object }>(
      `select payload from letter where tenant = 'one' and kind = 'newDocument' and person_id = $1`,
      [luisId],
    )
    expect(letters).toHaveLength(1)
    expect(JSON.stringify(letters)).not.toContain('Reposo')
  })

  it('ROLE-021 nobody else gives: patients, other doctors’ visits, people whom the doctor does not treat', async () => {
    const ana = await clinic.as('ana@portico.test')
    const own = await send(pdf, ana)
    expect((await give(own, {}, ana)).status).toBe(403)
    const documentId = await send(pdf)
    expect((await give(documentId, { appointmentId: 999_999 })).status).toBe(404)
    expect((await give(documentId, { patientId: 'nobody' })).status).toBe(404)
    const acting = { 'x-impersonation-user': luisId }
    const body = { documentId, name: 'x', patientId: doctorId }
    expect((await doctor('POST', 'api/documents/data', body, acting)).status).toBe(403)
    expect((await give(await send(pdf, luis))).status).toBe(404)
  })
})
