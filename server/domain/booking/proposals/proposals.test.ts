// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse, DoctorConsultation } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { bookingRequestAt, findOffers, type TestOffer } from '../../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { endLateProposals } from './proposalWorker'

const luis = personId('one', 'luis')
const child = personId('one', 'ana/child')
const doctorPerson = personId('one', 'doctor')
const HOUR = 3_600_000

describe.each(databases)('visits that a doctor proposes on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let patient: Caller
  let ana: Caller
  let offer: TestOffer
  const at = (place: number) => offer.free[place] ?? ''
  const forChild = { 'x-impersonation-user': child }
  const propose = async (place = 0, patientId = luis): Promise<number> => {
    const path = `api/appointments/doctor?patientId=${patientId}`
    const { body } = await doctor('POST', path, bookingRequestAt(at(place), offer))
    expect(body).toMatchObject({ booked: false, isProposed: true })
    return (body as BookingResponse).bookId ?? 0
  }
  const answer = (id: number, isAccepted: boolean, caller = patient, headers = {}) =>
    caller('PUT', `api/appointments/${id}/answer`, { isAccepted }, headers)
  const read = async (id: number) => (await patient('GET', `api/appointments/${id}`)).body as Appointment
  const letters = (kind: string) =>
    clinic.db.query<{ personId: string }>(
      `select person_id as "personId" from letter where tenant = 'one' and kind = $1 order by person_id`,
      [kind],
    )
  const readsRecords = async (id = luis) => (await doctor('GET', `api/patients/${id}/records`)).status === 200
  const day = async () => {
    const date = at(0).slice(0, 10)
    const path = `api/video-calls/doctor/${date}/${offer.free.at(-1)?.slice(0, 10)}`
    return (await doctor('GET', path)).body as DoctorConsultation[]
  }
  beforeAll(async () => {
    clinic = await openClinic(database)
    doctor = await clinic.as('doctor@portico.test')
    patient = await clinic.as('luis@portico.test')
    ana = await clinic.as('ana@portico.test')
    const [row] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
      doctorPerson,
    ])
    const own = (await findOffers(patient, NOW)).find(({ doctorId }) => doctorId === row?.id)
    if (!own) throw new Error('the doctor has no free time')
    offer = own
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    const people = `('${luis}', '${child}')`
    await clinic.db.exec(`
      delete from letter where tenant = 'one';
      delete from appointment where tenant = 'one' and patient_id in ${people};
      delete from chat_conversation where tenant = 'one' and patient_id in ${people};
      update person set associated_doctor_id = null where tenant = 'one' and id in ${people}`)
  })

  it('BOOK-110 a proposal holds the time, and the patient sees it until when they can answer', async () => {
    const id = await propose()
    const answerBy = new Date(NOW.getTime() + 48 * HOUR).toISOString()
    expect(await read(id)).toMatchObject({ status: AppointmentStatus.proposed, answerBy, startDate: at(0) })
    const listed = (await patient('GET', 'api/appointments/')).body as Appointment[]
    expect(listed.map((one) => one.id)).toContain(id)
    expect(await letters('proposed')).toEqual([{ personId: luis }])
    const taken = await ana('POST', 'api/appointments/book', bookingRequestAt(at(0), offer))
    expect(taken.body).toMatchObject({ message: 'APPOINTMENT_NOT_AVAILABLE' })
    expect(await readsRecords()).toBe(false)
  })

  it('BOOK-110 accepted it is booked and the doctor treats the patient; accepting twice, also at once, is once', async () => {
    const id = await propose()
    const answers = await Promise.all([answer(id, true), answer(id, true)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await answer(id, true)).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: AppointmentStatus.booked })
    expect(await letters('booked')).toContainEqual({ personId: luis })
    expect((await letters('booked')).filter(({ personId: to }) => to === luis)).toHaveLength(1)
    expect(await readsRecords()).toBe(true)
    expect((await answer(id, false)).body).toEqual({
      message: 'PROPOSAL_OVER',
      details: { outcome: 'accepted' },
    })
    expect(await day()).toContainEqual(expect.objectContaining({ appointmentId: id, proposal: null }))
  })

  it('BOOK-110 declined it frees the time, opens nothing, and the doctor learns the outcome', async () => {
    const id = await propose()
    expect((await answer(id, false)).status).toBe(204)
    expect((await answer(id, false)).status).toBe(204)
    expect((await answer(id, true)).body).toMatchObject({ details: { outcome: 'declined' } })
    expect(await readsRecords()).toBe(false)
    expect(await letters('proposalDeclined')).toEqual([{ personId: doctorPerson }])
    expect(await day()).toContainEqual(
      expect.objectContaining({
        appointmentId: id,
        patientName: null,
        proposal: expect.objectContaining({ state: 'declined' }),
      }),
    )
    const free = await ana('POST', 'api/appointments/book', bookingRequestAt(at(0), offer))
    expect(free.body).toMatchObject({ booked: true })
    await clinic.db.query(
      `delete from appointment where tenant = 'one' and patient_id <> $1 and starts_at = $2`,
      [luis, at(0)],
    )
  })

  it('BOOK-110 deleting a proposal declines it, as the patient’s own list does', async () => {
    const id = await propose()
    expect((await patient('DELETE', `api/appointments/${id}`)).status).toBe(204)
    expect((await answer(id, true)).body).toMatchObject({ details: { outcome: 'declined' } })
  })

  it('BOOK-110 whose time to answer has passed is over, and the time is free before the worker comes', async () => {
    const id = await propose()
    clinic.setNow(new Date(NOW.getTime() + 48 * HOUR))
    const late = await answer(id, true)
    expect([late.status, late.body]).toEqual([
      409,
      { message: 'PROPOSAL_OVER', details: { outcome: 'expired' } },
    ])
    expect(await letters('proposalExpired')).toEqual([{ personId: doctorPerson }])
    clinic.setNow(NOW)
    const second = await propose(1)
    clinic.setNow(new Date(NOW.getTime() + 48 * HOUR))
    const taken = await ana('POST', 'api/appointments/book', bookingRequestAt(at(1), offer))
    expect(taken.body).toMatchObject({ booked: true })
    expect((await answer(second, true)).body).toMatchObject({ details: { outcome: 'expired' } })
    await ana('DELETE', `api/appointments/${(taken.body as BookingResponse).bookId}`)
  })

  it('BOOK-110 the worker ends what nobody answers, once, however many servers run it', async () => {
    const id = await propose()
    expect(await endLateProposals(clinic.db, clinic.tenants.ids, NOW)).toBe(0)
    const later = new Date(NOW.getTime() + 49 * HOUR)
    const counts = await Promise.all([
      endLateProposals(clinic.db, clinic.tenants.ids, later),
      endLateProposals(clinic.db, clinic.tenants.ids, later),
    ])
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await read(id)).toMatchObject({ status: AppointmentStatus.released })
    expect(await letters('proposalExpired')).toHaveLength(1)
  })

  it('BOOK-112 the doctor withdraws it: the patient is told and can accept no more', async () => {
    const id = await propose()
    const path = `api/appointments/${id}/doctor?patientId=${luis}`
    expect((await doctor('DELETE', path)).status).toBe(204)
    expect(await letters('proposalWithdrawn')).toEqual([{ personId: luis }])
    expect((await answer(id, true)).body).toMatchObject({ details: { outcome: 'withdrawn' } })
    expect((await day()).map((line) => line.appointmentId)).not.toContain(id)
  })

  it('FAMILY-003 who looks after a child accepts for it, and nobody else does', async () => {
    const id = await propose(0, child)
    expect(await letters('proposed')).toEqual([{ personId: personId('one', 'ana') }])
    expect((await answer(id, true)).status, 'another patient').toBe(404)
    expect((await answer(id, true, ana)).status, 'ana for herself').toBe(404)
    expect((await answer(id, true, doctor)).status, 'the doctor').toBe(404)
    expect((await answer(id, true, doctor, forChild)).status).toBe(403)
    expect(await readsRecords(child)).toBe(false)
    expect((await answer(id, true, ana, forChild)).status).toBe(204)
    expect(await readsRecords(child)).toBe(true)
  })

  it('BOOK-110 it does not fill the patient’s own time; a conflict shows when it is accepted', async () => {
    const id = await propose()
    const other = (await findOffers(patient, NOW)).find(
      ({ doctorId, free }) => doctorId !== offer.doctorId && free.includes(at(0)),
    )
    if (!other) throw new Error('no other doctor is free at that time')
    const own = await patient('POST', 'api/appointments/book', bookingRequestAt(at(0), other))
    expect(own.body).toMatchObject({ booked: true })
    expect((await answer(id, true)).body).toMatchObject({
      message: 'APPOINTMENT_NOT_AVAILABLE',
      details: { own: true },
    })
    expect(await read(id)).toMatchObject({ status: AppointmentStatus.proposed })
  })

  it('BOOK-110 a doctor proposes to one person three times within 30 days', async () => {
    for (const place of [0, 1, 2]) await propose(place)
    const path = `api/appointments/doctor?patientId=${luis}`
    const { status, body } = await doctor('POST', path, bookingRequestAt(at(3), offer))
    expect([status, body]).toEqual([409, { message: 'TOO_MANY_PROPOSED', details: { max: 3 } }])
  })
})
