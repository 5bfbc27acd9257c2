// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../../schemas/generated/constants'
import type { Absence, Appointment } from '../../../../../schemas/generated/entities'
import type { TestOffer } from '../../../../test/clinic/bookingRequests'
import { personId } from '../../../../demo/people/personRow'
import { NOW, STARTUP_TIMEOUT, type Caller } from '../../../../test/clinic/clinic'
import { databases } from '../../../../test/databases'
import { endLateProposals } from '../../../booking/proposals/proposalWorker'
import { enqueueReminders } from '../../../letters/reminders/enqueueReminders'
import { fortnight, openAbsences, type AbsencesOfTest } from './test/absences'

const luisId = personId('one', 'luis')
const HOUR = 3_600_000

describe.each(databases)('other times for appointments in an absence on %s', (database) => {
  let absences: AbsencesOfTest
  let luis: Caller
  let offer: TestOffer
  let id: number
  beforeAll(async () => {
    absences = await openAbsences(database)
    luis = await absences.clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => absences.clinic.close())
  beforeEach(async () => {
    absences.clinic.setNow(NOW)
    await absences.clinic.db.exec(
      `delete from letter where tenant = 'one'; delete from payment where order_number = '2027ABCDEF12'`,
    )
    await absences.clinic.db.query(`delete from appointment where tenant = 'one' and patient_id = $1`, [
      luisId,
    ])
    offer = absences.nextOffer()
    id = await absences.insert(offer, luisId, offer.free[0] ?? '')
  })

  const offerTimes = async () => {
    const body = await absences.input(offer, { appointments: 'offer' })
    const added = await absences.add(offer, body)
    expect(added.status).toBe(200)
    return added.body as Absence
  }
  const listed = async () => (await absences.list(offer))[0] as Absence
  const otherTime = async () => (await listed()).offered.find((one) => one.id === id)?.otherTime
  const appointments = async () => (await luis('GET', 'api/appointments/')).body as Appointment[]
  const proposed = async () =>
    (await appointments()).find(({ status }) => status === AppointmentStatus.proposed)
  const answer = (bookId: number | undefined, isAccepted: boolean) =>
    luis('PUT', `api/appointments/${bookId}/answer`, { isAccepted })
  const letters = async (bookId: number) => {
    const rows = await absences.clinic.db.query<{ kind: string }>(
      `select kind from letter where tenant = 'one' and person_id = $1 and appointment_id = $2 order by id`,
      [luisId, bookId],
    )
    return rows.map(({ kind }) => kind)
  }
  const cancelRest = (absence: Absence, known: readonly number[]) =>
    absences.admin('POST', `${absences.path(offer)}/${absence.id}/cancel`, { known })

  it('CAL-012 each patient gets a free time of the same doctor after the absence, with a letter; the appointment stays until they answer', async () => {
    const absence = await offerTimes()
    const time = absence.offered.find((one) => one.id === id)?.otherTime
    expect(time?.state).toBe('waiting')
    expect(Date.parse(time?.startsAt ?? '')).toBeGreaterThan(Date.parse(`${fortnight.to}T22:00:00Z`))
    const visit = await proposed()
    expect(visit).toMatchObject({ startDate: time?.startsAt, replaces: offer.free[0] })
    expect(await letters(visit?.id ?? 0)).toEqual(['proposed'])
    expect(await absences.statuses([id])).toEqual([AppointmentStatus.booked])
    expect(absence.kept.map((one) => one.id)).not.toContain(id)
  })

  it('CAL-012 two patients of a doctor never get the same time, and none who has an appointment then', async () => {
    const [other] = (await absences.adults()).filter((person) => person.id !== luisId)
    await absences.insert(offer, other?.id ?? '', offer.free[1] ?? '')
    const { offered } = await offerTimes()
    const times = offered.map(({ otherTime: time }) => time?.startsAt)
    expect(offered.length).toBeGreaterThan(1)
    expect(new Set(times).size).toBe(offered.length)
  })

  it('CAL-012 accepted, the appointment itself moves with its payment; nothing is left of the proposal', async () => {
    await absences.clinic.db.query(
      `insert into payment (tenant, appointment_id, order_number, amount_cents, currency, status, held_until, created_at)
       values ('one', $1, '2027ABCDEF12', 4500, 'EUR', 'paid', $2, $2)`,
      [id, NOW],
    )
    await offerTimes()
    const visit = await proposed()
    const answers = await Promise.all([answer(visit?.id, true), answer(visit?.id, true)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    const booked = (await appointments()).filter(({ status }) => status === AppointmentStatus.booked)
    expect(booked.map((one) => [one.id, one.startDate, one.isPaid])).toEqual([[id, visit?.startDate, true]])
    expect(await proposed()).toBeUndefined()
    expect(await letters(id)).toEqual(['moved'])
    expect(await otherTime()).toEqual({ state: 'accepted', startsAt: visit?.startDate })
  })

  it('CAL-012 declined or not answered, the appointment stays in the list, and its patient gets no reminder of it', async () => {
    await offerTimes()
    const visit = await proposed()
    await answer(visit?.id, false)
    expect(await otherTime()).toEqual({ state: 'declined', startsAt: visit?.startDate })
    const soon = new Date(Date.parse(offer.free[0] ?? '') - HOUR)
    absences.clinic.setNow(soon)
    const { db } = absences.clinic
    await db.query(
      `insert into appointment_notice (tenant, appointment_id, sequence, announced_at) values ('one', $1, 0, $2)
       on conflict do nothing`,
      [id, NOW],
    )
    await enqueueReminders({ db, tenants: absences.clinic.tenants, now: () => soon })
    expect(await letters(id)).not.toContain('reminder')
  })

  it('CAL-012 nobody answers: the proposal ends, the time is free, the appointment is listed as not answered', async () => {
    await offerTimes()
    const late = new Date(NOW.getTime() + 49 * HOUR)
    absences.clinic.setNow(late)
    await endLateProposals(absences.clinic.db, ['one'], late)
    expect(await otherTime()).toMatchObject({ state: 'expired' })
    expect(await proposed()).toBeUndefined()
  })

  it('CAL-012 a patient who moves or cancels the appointment meanwhile needs no answer: the held time is free', async () => {
    await offerTimes()
    const visit = await proposed()
    expect((await luis('DELETE', `api/appointments/${id}`)).status).toBe(204)
    expect(await proposed()).toBeUndefined()
    expect((await answer(visit?.id, true)).body).toMatchObject({ details: { outcome: 'withdrawn' } })
    expect(await otherTime()).toMatchObject({ state: 'changed' })
  })

  it('CAL-012 what is left is cancelled at once with a letter, if the person has seen it', async () => {
    const absence = await offerTimes()
    const known = absence.offered.map((one) => one.id)
    expect(await cancelRest(absence, [])).toMatchObject({
      status: 409,
      body: { message: 'ABSENCE_APPOINTMENTS' },
    })
    const { status, body } = await cancelRest(absence, known)
    expect(status).toBe(200)
    expect((body as Absence).cancelled.map((one) => one.id)).toContain(id)
    expect((body as Absence).offered.map((one) => one.id)).not.toContain(id)
    expect(await letters(id)).toEqual(['cancelled'])
    expect(await proposed()).toBeUndefined()
    expect((await cancelRest(absence, [])).status).toBe(200)
    expect(await letters(id)).toEqual(['cancelled'])
  })

  it('CAL-012 the end of the absence withdraws the proposals, and a letter says that the appointment stands', async () => {
    const { id: absenceId } = await offerTimes()
    const visit = await proposed()
    const end = await absences.admin('POST', `${absences.path(offer)}/${absenceId}/end`)
    expect(end.status).toBe(204)
    expect(await proposed()).toBeUndefined()
    expect((await answer(visit?.id, true)).body).toMatchObject({ message: 'PROPOSAL_OVER' })
    expect(await letters(id)).toEqual(['booked'])
    expect(await absences.statuses([id])).toEqual([AppointmentStatus.booked])
  })

  it('CAL-012 without a free time the appointment stays in the list as one to speak about', async () => {
    await absences.clinic.db.query(`delete from working_interval where tenant = 'one' and doctor_id = $1`, [
      offer.doctorId,
    ])
    await offerTimes()
    expect(await otherTime()).toEqual({ state: 'none' })
    expect(await proposed()).toBeUndefined()
  })
})
