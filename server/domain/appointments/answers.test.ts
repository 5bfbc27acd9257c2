// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AnswerValue,
  Appointment,
  BookingResponse,
  DoctorConsultation,
} from '../../../schemas/generated/entities'
import type { TenantQuestion } from '../../../schemas/questions/question'
import { personId } from '../../demo/people/personRow'
import { bookingRequestAt, findOffers, listBooked, type TestOffer } from '../../test/clinic/bookingRequests'
import {
  NOW,
  openClinic,
  STARTUP_TIMEOUT,
  type Answer,
  type Caller,
  type Clinic,
} from '../../test/clinic/clinic'
import { recordsAdministrator } from '../../test/clinic/recordsAdministrator'
import { ruleDatabases } from '../../test/databases'
import { openPostOffice } from '../letters/test/postOffice'

const questions: TenantQuestion[] = [
  {
    id: 'centre',
    kind: 'choice',
    title: { es: '¿En qué centro?', en: 'Which centre?' },
    options: [
      { id: 'north', label: { es: 'Norte', en: 'North' } },
      { id: 'south', label: { es: 'Sur', en: 'South' } },
    ],
    shownIn: ['confirmation', 'letter'],
  },
  { id: 'beenHere', kind: 'yesNo', title: { es: '¿Has venido antes?', en: 'Have you been here before?' } },
  {
    id: 'recordNumber',
    kind: 'text',
    title: { es: 'Número de historia', en: 'Record number' },
    schema: { pattern: 'NU-\\d{4}' },
    when: { beenHere: [true] },
  },
  {
    id: 'since',
    kind: 'date',
    title: { es: '¿Desde cuándo?', en: 'Since when?' },
    schema: { formatMaximum: 'today' },
  },
]
const all = { centre: 'north', beenHere: true, recordNumber: 'NU-1234' }

describe.each(ruleDatabases)('answers to the questions of a booking on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let doctor: Caller
  let offer: TestOffer
  let next = 0

  beforeAll(async () => {
    clinic = await openClinic(database)
    const tenant = clinic.tenants.byId('one')
    if (!tenant) throw new Error('there is no tenant one')
    tenant.manifest.questions = questions
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const [row] = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id = $1`,
      [personId('one', 'doctor')],
    )
    const own = (await findOffers(luis, NOW)).find((one) => one.doctorId === row?.id)
    if (!own) throw new Error('the demo data has no bookable provider')
    offer = own
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    for (const { id } of await listBooked(luis)) await luis('DELETE', `api/appointments/${id}`)
  })

  const request = (answers?: Record<string, AnswerValue>) => ({
    ...bookingRequestAt(offer.free[next++] ?? '', offer),
    ...(answers && { additionalData: { answers } }),
  })
  const book = (answers?: Record<string, AnswerValue>) =>
    luis('POST', 'api/appointments/book', request(answers))
  const move = (id: number, answers?: Record<string, AnswerValue>) =>
    luis('PUT', `api/appointments/${id}`, request(answers))
  const idOf = ({ body }: Answer) => (body as BookingResponse).bookId ?? 0
  const read = async (id: number, language = 'es') => {
    const headers = { 'accept-language': language }
    const { body } = await luis('GET', `api/appointments/${id}`, undefined, headers)
    return (body as Appointment).answers ?? []
  }
  const valuesOf = async (id: number) =>
    Object.fromEntries((await read(id)).map((one) => [one.id, one.value]))

  it('the patient and the doctor read question and answer in their language', async () => {
    const id = idOf(await book(all))
    expect(await read(id, 'en')).toEqual([
      { id: 'centre', label: 'Which centre?', text: 'North', value: 'north', isConfirmed: true },
      {
        id: 'beenHere',
        label: 'Have you been here before?',
        text: 'Yes',
        value: true,
        isConfirmed: false,
      },
      { id: 'recordNumber', label: 'Record number', text: 'NU-1234', value: 'NU-1234', isConfirmed: false },
    ])
    expect((await read(id))[1]).toMatchObject({ label: '¿Has venido antes?', text: 'Sí' })
    const ofDoctor = (await doctor('GET', `api/appointments/doctor/${id}`)).body as Appointment
    expect(ofDoctor.answers).toEqual(await read(id))
    const day = (await doctor('GET', 'api/video-calls/doctor/2027-01-11/2027-04-11'))
      .body as DoctorConsultation[]
    expect(day.find(({ appointmentId }) => appointmentId === id)?.answers).toEqual(await read(id))
    const { body } = await luis('GET', 'api/users/export')
    const { appointments } = body as { appointments: { id: number; answers: unknown }[] }
    expect(appointments.find((one) => one.id === id)?.answers).toHaveLength(3)
  })

  it('ROLE-022 an administrator without the role for medical content reads no answers', async () => {
    const id = idOf(await book(all))
    const acting = { 'x-impersonation-user': personId('one', 'luis') }
    const readAs = async (call: Caller) =>
      (await call('GET', `api/appointments/${id}`, undefined, acting)).body as Appointment
    const plain = await readAs(await clinic.as('admin@portico.test'))
    expect([plain.id, plain.answers]).toEqual([id, undefined])
    const { call } = await recordsAdministrator(clinic)
    expect((await readAs(call)).answers).toHaveLength(3)
  })

  it('a later change of the questions changes nothing that was said', async () => {
    const id = idOf(await book(all))
    const tenant = clinic.tenants.byId('one')
    if (tenant) tenant.manifest.questions = []
    expect(await read(id, 'en')).toHaveLength(3)
    expect((await move(id)).status).toBe(200)
    expect(await valuesOf(id)).toEqual(all)
    if (tenant) tenant.manifest.questions = questions
  })

  it.each([
    ['of no question', { other: 'x' }],
    ['that is no option', { centre: 'west' }],
    ['of another kind', { beenHere: 'yes' }],
    ['that breaks the rule of its question', { beenHere: true, recordNumber: '1234' }],
    ['in the future', { since: '2027-02-01' }],
    ['longer than its kind allows', { beenHere: true, recordNumber: 'x'.repeat(300) }],
  ])('ERR-012 an answer %s is refused, and nothing is booked', async (_, answers) => {
    const answer = await book(answers)
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'FORMAT_NOT_VALID', details: { field: 'body/additionalData/answers' } },
    })
    expect(await listBooked(luis)).toEqual([])
  })

  it('stores no answer whose question is not asked, and none that says nothing', async () => {
    const id = idOf(await book({ centre: null, beenHere: false, recordNumber: 'NU-1234' }))
    expect(await valuesOf(id)).toEqual({ beenHere: false })
    expect((await read(idOf(await book()))).length).toBe(0)
  })

  it('BOOK-041 a move keeps the answers, replaces and removes them, with those that depend on them', async () => {
    const id = idOf(await book(all))
    expect((await move(id)).status).toBe(200)
    expect(await valuesOf(id)).toEqual(all)
    expect((await move(id, { centre: 'south' })).status).toBe(200)
    expect(await valuesOf(id)).toEqual({ ...all, centre: 'south' })
    expect((await move(id, { centre: 'west' })).status).toBe(400)
    expect((await move(id, { beenHere: false, centre: null })).status).toBe(200)
    expect(await valuesOf(id)).toEqual({ beenHere: false })
  })

  it('letters repeat only the answers that say so, in the language of the reader', async () => {
    const post = await openPostOffice(clinic)
    await clinic.db.exec('delete from letter')
    await book(all)
    await post.round(NOW)
    const [letter] = (await post.arrived()).filter(({ to }) => to === 'luis@portico.test')
    expect(letter?.text).toMatch(/¿En qué centro\?:?\s+Norte/)
    expect(letter?.text).not.toContain('NU-1234')
    await post.close()
  })
})
