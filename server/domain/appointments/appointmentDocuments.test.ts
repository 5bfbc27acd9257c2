// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  Appointment,
  BookingResponse,
  Document,
  DoctorConsultation,
} from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { confirmPendingAppointment } from '../payments/paymentQueries'
import { settings } from '../payments/test/paymentServer'
import { bookingRequestAt, findOffers, listBooked, type TestOffer } from '../../test/clinic/bookingRequests'
import {
  NOW,
  openClinic,
  STARTUP_TIMEOUT,
  type Answer,
  type Caller,
  type Clinic,
} from '../../test/clinic/clinic'

const luisId = personId('one', 'luis')
const refused = { status: 400, body: { message: 'FORMAT_NOT_VALID' } }
const place = { details: { field: 'body/additionalData/documents' } }

describe.each(ruleDatabases)('documents of an appointment on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let doctor: Caller
  let doctorId: number
  let offer: TestOffer
  let next = 0
  /** The documents of luis: two that he uploaded, one of them hidden, and a medical exam. */
  let [shown, hidden, exam] = [0, 0, 0]

  beforeAll(async () => {
    clinic = await openClinic(database, settings)
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const [row] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id = $1`,
      [personId('one', 'doctor')],
    )
    doctorId = row?.id ?? 0
    const own = (await findOffers(luis, NOW)).find((one) => one.doctorId === doctorId)
    if (!own) throw new Error('the demo data has no bookable provider')
    offer = own
    const documents = (await luis('GET', 'api/documents/filter')).body as Document[]
    const find = (kind: number, visible: boolean) =>
      documents.find((one) => one.documentType === kind && one.visible === visible)?.id ?? 0
    ;[shown, hidden, exam] = [find(0, true), find(0, false), find(1, true)]
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    for (const { id } of await listBooked(luis)) await luis('DELETE', `api/appointments/${id}`)
    await clinic.db.query(`update document set visible = false where tenant = 'one' and id = $1`, [hidden])
    await clinic.db.exec(`update service set amount = 0; update provider_service set amount = 0`)
  })

  const request = (documents?: readonly number[]) => ({
    ...bookingRequestAt(offer.free[next++] ?? '', offer),
    additionalData: { notes: 'Tos.', ...(documents && { documents }) },
  })
  const book = (documents?: readonly number[]) => luis('POST', 'api/appointments/book', request(documents))
  const bookedId = ({ body }: Answer) => (body as BookingResponse).bookId ?? 0
  const ofPatient = async (id: number) =>
    ((await luis('GET', `api/appointments/${id}`)).body as Appointment).documents?.map((one) => one.id)
  const line = async (id: number, caller = doctor, query = '') => {
    const { body } = await caller('GET', `api/video-calls/doctor/2027-01-11/2027-04-11${query}`)
    return (body as DoctorConsultation[]).find(({ appointmentId }) => appointmentId === id)
  }
  const isShown = async (id: number) => ((await luis('GET', `api/documents/${id}`)).body as Document).visible

  it('BOOK-020 the doctor of the appointment sees the documents that the patient chose, and opens them', async () => {
    const id = bookedId(await book([exam, hidden]))
    const found = (await line(id))?.documents ?? []
    expect(new Set(found.map((one) => one.id))).toEqual(new Set([exam, hidden]))
    expect(found.find((one) => one.id === hidden)?.name).toMatch(/\.pdf$/)
    expect(await isShown(hidden)).toBe(true)
    const path = `api/patients/${luisId}/records/document/${hidden}/download`
    expect((await doctor('GET', path)).status).toBe(200)
    expect(await ofPatient(id)).toHaveLength(2)
    const { body } = await luis('GET', 'api/users/export')
    const { appointments } = body as { appointments: { id: number; documents: number[] }[] }
    const chosen = [exam, hidden].toSorted((a, b) => a - b)
    expect(appointments.find((one) => one.id === id)?.documents).toEqual(chosen)
  })

  it('BOOK-020 ERR-012 refuses what is not a document of the patient, a repeated one and more than 20', async () => {
    const ana = await clinic.as('ana@portico.test')
    const [foreign] = (await ana('GET', 'api/documents/filter')).body as Document[]
    const [removed] = await clinic.db.query<{ id: number }>(
      `insert into document (tenant, patient_id, name, created_at, type, content)
       values ('one', $1, 'x.txt', $2, 'text/plain', 'x') returning id`,
      [luisId, NOW.toISOString()],
    )
    expect((await luis('DELETE', `api/documents/${removed?.id}`)).status).toBe(204)
    const many = Array.from({ length: 21 }, (_, index) => index + 1)
    const wrong = [[shown, foreign?.id ?? 0], [removed?.id ?? 0], [shown, shown], many, [0]]
    for (const documents of wrong) {
      const answer = await book(documents)
      expect(answer).toMatchObject(refused)
      expect(answer.body).toMatchObject(place)
    }
    expect(await listBooked(luis)).toEqual([])
  })

  it('BOOK-020 a colleague of a team and another doctor do not see them', async () => {
    const id = bookedId(await book([shown]))
    const other = await clinic.as('doctor2@portico.test')
    expect(await line(id, other, '?showTeamAppointments=true')).toMatchObject({ isOwn: false, documents: [] })
    const [own] = await listBooked(luis)
    expect(own?.documents?.map((one) => one.id)).toEqual([shown])
    const { body } = await doctor('GET', `api/appointments/doctor/${id}`)
    expect(body).not.toHaveProperty('documents')
  })

  it('BOOK-020 BOOK-041 a move keeps the documents, replaces them or removes them', async () => {
    const id = bookedId(await book([shown, exam]))
    const move = async (documents?: readonly number[]) =>
      (await luis('PUT', `api/appointments/${id}`, request(documents))).status
    expect(await move()).toBe(200)
    expect(await ofPatient(id)).toHaveLength(2)
    expect(await move([hidden])).toBe(200)
    expect([await ofPatient(id), await isShown(hidden)]).toEqual([[hidden], true])
    expect(await move([shown, 0])).toBe(400)
    expect(await ofPatient(id)).toEqual([hidden])
    expect(await move([])).toBe(200)
    expect(await ofPatient(id)).toEqual([])
  })

  it('BOOK-020 a document that is hidden or removed later is not there any more', async () => {
    const id = bookedId(await book([hidden]))
    const save = (visible: boolean) =>
      luis('PUT', `api/documents/${hidden}`, { name: 'Carta del seguro', visible })
    await save(false)
    expect([(await line(id))?.documents, await ofPatient(id)]).toEqual([[], []])
    await save(true)
    expect(await ofPatient(id)).toEqual([hidden])
    const [copy] = await clinic.db.query<{ id: number }>(
      `insert into document (tenant, patient_id, name, created_at, type, content)
       values ('one', $1, 'x.txt', $2, 'text/plain', 'x') returning id`,
      [luisId, NOW.toISOString()],
    )
    await luis('PUT', `api/appointments/${id}`, request([copy?.id ?? 0]))
    expect(await ofPatient(id)).toEqual([copy?.id])
    expect((await luis('DELETE', `api/documents/${copy?.id}`)).status).toBe(204)
    expect(await ofPatient(id)).toEqual([])
  })

  it('BOOK-020 BOOK-008 a booking that waits for its payment keeps them; they are shown once it is paid', async () => {
    await clinic.db.exec(`update provider_service set amount = 30`)
    const held = await book([hidden])
    expect(held.body).toMatchObject({ booked: false })
    expect(await isShown(hidden)).toBe(false)
    await confirmPendingAppointment(clinic.db, 'one', bookedId(held))
    expect([await isShown(hidden), await ofPatient(bookedId(held))]).toEqual([true, [hidden]])
  })

  it('BOOK-020 ROLE-025 a doctor who books for the patient cannot choose what they see', async () => {
    const path = `api/appointments/doctor?patientId=${luisId}`
    expect(await doctor('POST', path, request([hidden]))).toMatchObject(refused)
    expect(await isShown(hidden)).toBe(false)
    expect((await doctor('POST', path, request())).status).toBe(200)
  })

  it('BOOK-020 ACCOUNT-009 a professional who is not a doctor opens the chosen document and nothing else', async () => {
    const setClinical = (isNonClinical: boolean) =>
      clinic.db.query(`update doctor set extra = extra || $2::jsonb where tenant = 'one' and id = $1`, [
        doctorId,
        JSON.stringify({ isNonClinical }),
      ])
    const open = async (id: number) =>
      (await doctor('GET', `api/patients/${luisId}/records/document/${id}/download`)).status
    const id = bookedId(await book([shown]))
    await setClinical(true)
    expect([await open(shown), await open(exam)]).toEqual([200, 403])
    await luis('DELETE', `api/appointments/${id}`)
    expect(await open(shown)).not.toBe(200)
    await setClinical(false)
  })
})
