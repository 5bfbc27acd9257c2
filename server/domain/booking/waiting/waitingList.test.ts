// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { WaitingOutlook, WaitingWish } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { bookingRequestAt, listBooked, type TestOffer } from '../../../test/clinic/bookingRequests'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { bookTime, findSoonOffer, waitingFor } from './test/waitingOffers'
import { endWishesOf, fulfilWishes } from '../../waitingList/endWishes'
import { runWaitingRound } from '../../waitingList/waitingWorker'

const luis = personId('one', 'luis')
const ana = personId('one', 'ana')
const child = personId('one', 'ana/child')
/** Ana’s father, for whom she acts. */
const manuel = personId('one', 'ana/parent')
const forChild = { 'x-impersonation-user': child }
const HOUR = 3_600_000

describe.each(databases)('the waiting list on %s', (database) => {
  let clinic: Clinic
  let asLuis: Caller
  let asAna: Caller
  let asManuel: Caller
  let offer: TestOffer
  const at = (place: number) => offer.free[place] ?? ''
  const list = async (call: Caller, headers = {}) =>
    (await call('GET', 'api/waiting-list/', undefined, headers)).body as WaitingWish[]
  const join = async (call: Caller, start: string, more = {}, headers = {}) => {
    const body = { ...waitingFor(start, offer), ...more }
    const answer = await call('POST', 'api/waiting-list/', body, headers)
    return { ...answer, wish: answer.body as WaitingWish }
  }
  const heldFor = async (call: Caller, headers = {}) =>
    (await list(call, headers)).map(({ freedTime }) => freedTime?.startDate ?? null)
  const mailed = () =>
    clinic.db.query<{ personId: string }>(
      `select person_id as "personId" from letter where tenant = 'one' and kind = 'freedTime' order by id`,
    )
  const one = () => {
    const tenant = clinic.tenants.byId('one')
    if (!tenant) throw new Error('there is no tenant')
    return tenant
  }
  const round = (now = NOW) =>
    runWaitingRound({ db: clinic.db, tenants: clinic.tenants, now: () => now }, new Map())
  const cancel = (call: Caller, id: number, headers = {}) =>
    call('DELETE', `api/appointments/${id}`, undefined, headers)

  beforeAll(async () => {
    clinic = await openClinic(database)
    asLuis = await clinic.as('luis@portico.test')
    asAna = await clinic.as('ana@portico.test')
    asManuel = (method, path, body, headers) =>
      asAna(method, path, body, { 'x-impersonation-user': manuel, ...headers })
    offer = await findSoonOffer(asLuis, NOW)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    await clinic.db.exec(`
      delete from letter where tenant = 'one';
      delete from waiting_wish where tenant = 'one';
      delete from appointment where tenant = 'one' and (doctor_id = ${offer.doctorId} or patient_id in ('${luis}', '${ana}', '${child}', '${manuel}'))`)
  })

  it('BOOK-091 who waits reads how many are before them, and waits for the same only once', async () => {
    await bookTime(asAna, at(0), offer)
    expect((await join(asLuis, at(0))).wish).toMatchObject({ ahead: 0, freedTime: null, appointment: null })
    const path = `api/waiting-list/outlook?serviceId=${offer.serviceId}&doctorId=${offer.doctorId}`
    const outlook = (await asManuel('GET', path)).body as WaitingOutlook
    expect(outlook).toEqual({ ahead: 1, holdMinutes: 120, wishId: null })
    expect((await join(asManuel, at(0))).wish.ahead).toBe(1)
    const again = await join(asManuel, at(0))
    expect([again.status, again.body]).toEqual([409, { message: 'ALREADY_WAITING' }])
  })

  it('BOOK-091 a cancelled time is held for the first, with a letter, and nobody else can book it', async () => {
    const id = await bookTime(asAna, at(0), offer)
    await join(asLuis, at(0))
    await join(asManuel, at(0))
    expect((await cancel(asAna, id)).status).toBe(204)
    const [wish] = await list(asLuis)
    expect(wish?.freedTime).toMatchObject({
      startDate: at(0),
      status: AppointmentStatus.offered,
      answerBy: new Date(NOW.getTime() + 2 * HOUR).toISOString(),
    })
    expect(await heldFor(asManuel)).toEqual([null])
    expect(await mailed()).toEqual([{ personId: luis }])
    const other = await asManuel('POST', 'api/appointments/book', bookingRequestAt(at(0), offer))
    expect(other.body).toMatchObject({ message: 'APPOINTMENT_NOT_AVAILABLE' })
    const listed = (await asLuis('GET', 'api/appointments/')).body
    expect(listed).toEqual([expect.objectContaining({ status: AppointmentStatus.offered })])
  })

  it('BOOK-091 who takes it is booked once, however often they say so, and waits no longer', async () => {
    const id = await bookTime(asAna, at(0), offer)
    const { wish } = await join(asLuis, at(0))
    await cancel(asAna, id)
    const take = () => asLuis('POST', `api/waiting-list/${wish.id}/accept`, { userZone: 'Europe/Madrid' })
    const answers = await Promise.all([take(), take()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await listBooked(asLuis)).map(({ startDate }) => startDate)).toEqual([at(0)])
    expect(await list(asLuis)).toEqual([])
  })

  it('BOOK-091 booking a held time in the usual way takes it too', async () => {
    const id = await bookTime(asAna, at(0), offer)
    await join(asLuis, at(0))
    await join(asManuel, at(0))
    await cancel(asAna, id)
    const answer = await asLuis('POST', 'api/appointments/book', bookingRequestAt(at(0), offer))
    expect(answer.body).toMatchObject({ booked: true })
    expect([await list(asLuis), await heldFor(asManuel)]).toEqual([[], [null]])
  })

  it('BOOK-091 declined it goes to the next; the place stays, and the same time does not come again', async () => {
    const id = await bookTime(asAna, at(0), offer)
    const { wish } = await join(asLuis, at(0))
    await join(asManuel, at(0))
    await cancel(asAna, id)
    const decline = () => asLuis('POST', `api/waiting-list/${wish.id}/decline`)
    expect((await decline()).status).toBe(204)
    expect((await decline()).status).toBe(204)
    expect([await heldFor(asLuis), await heldFor(asManuel)]).toEqual([[null], [at(0)]])
    expect((await list(asLuis))[0]?.ahead).toBe(0)
    const [manuelsWish] = await list(asManuel)
    await asManuel('DELETE', `api/waiting-list/${manuelsWish?.id}`)
    await round()
    expect(await heldFor(asLuis)).toEqual([null])
  })

  it('BOOK-091 who does not answer in time stays in their place, and the next is asked', async () => {
    const id = await bookTime(asAna, at(0), offer)
    const { wish } = await join(asLuis, at(0))
    await join(asManuel, at(0))
    await cancel(asAna, id)
    const later = new Date(NOW.getTime() + 2 * HOUR)
    clinic.setNow(later)
    expect(await heldFor(asLuis)).toEqual([null])
    const late = await asLuis('POST', `api/waiting-list/${wish.id}/accept`, {})
    expect([late.status, late.body]).toEqual([409, { message: 'FREED_TIME_OVER' }])
    await Promise.all([round(later), round(later)])
    expect([await heldFor(asLuis), await heldFor(asManuel)]).toEqual([[null], [at(0)]])
    expect((await mailed()).map(({ personId: to }) => to)).toHaveLength(2)
  })

  it('BOOK-091 it replaces an appointment only when it is taken, and the earlier time goes on to the list', async () => {
    const own = await bookTime(asLuis, at(5), offer)
    const id = await bookTime(asAna, at(0), offer)
    const { wish } = await join(asLuis, at(0), { appointmentId: own })
    expect(wish.appointment).toMatchObject({ id: own })
    await join(asManuel, at(5))
    await cancel(asAna, id)
    expect((await listBooked(asLuis)).map(({ startDate }) => startDate)).toEqual([at(5)])
    const answer = await asLuis('POST', `api/waiting-list/${wish.id}/accept`, { userZone: 'Europe/Madrid' })
    expect(answer.body).toMatchObject({ booked: true, bookId: own })
    expect((await listBooked(asLuis)).map(({ startDate }) => startDate)).toEqual([at(0)])
    expect([await list(asLuis), await heldFor(asManuel)]).toEqual([[], [at(5)]])
  })

  it('BOOK-091 moving an appointment frees its time; cancelling it ends the wish to move it', async () => {
    const id = await bookTime(asAna, at(0), offer)
    await join(asLuis, at(0))
    await join(asAna, at(1), { appointmentId: id, before: new Date(Date.parse(at(0))).toISOString() })
    await asAna('PUT', `api/appointments/${id}`, bookingRequestAt(at(3), offer))
    expect(await heldFor(asLuis)).toEqual([at(0)])
    expect(await list(asAna)).toHaveLength(1)
    await cancel(asAna, id)
    expect(await list(asAna)).toEqual([])
  })

  it('BOOK-091 what a doctor opens is held for the list, and until then nobody else books it', async () => {
    const { wish } = await join(asLuis, at(0))
    expect(wish.freedTime).toBeNull()
    const other = await asManuel('POST', 'api/appointments/book', bookingRequestAt(at(0), offer))
    expect(other.body).toMatchObject({ message: 'APPOINTMENT_NOT_AVAILABLE' })
    await Promise.all([round(), round()])
    expect(await heldFor(asLuis)).toEqual([at(0)])
    expect(await mailed()).toHaveLength(1)
  })

  it('BOOK-091 a time is held only for who can come then', async () => {
    const id = await bookTime(asAna, at(0), offer)
    const { weekdays } = waitingFor(at(0), offer)
    await join(asLuis, at(0), { weekdays: weekdays.map((day) => (day + 1) % 7) })
    await join(asManuel, at(0))
    await cancel(asAna, id)
    expect([await heldFor(asLuis), await heldFor(asManuel)]).toEqual([[null], [at(0)]])
  })

  it('FAMILY-003 who looks after a child waits for it, reads the letter and answers; nobody else can', async () => {
    const id = await bookTime(asLuis, at(0), offer)
    const { wish } = await join(asAna, at(0), {}, forChild)
    await cancel(asLuis, id)
    expect(await mailed()).toEqual([{ personId: ana }])
    expect([await list(asAna), await heldFor(asAna, forChild)]).toEqual([[], [at(0)]])
    const accept = (call: Caller, headers = {}) =>
      call('POST', `api/waiting-list/${wish.id}/accept`, {}, headers)
    expect((await accept(asLuis)).status).toBe(404)
    expect((await accept(asAna)).status, 'for herself').toBe(404)
    expect((await accept(asLuis, forChild)).status).toBe(403)
    expect((await accept(asAna, forChild)).body).toMatchObject({ booked: true })
  })

  it('BOOK-091 a wish ends at its last day, and what is held goes on when somebody leaves', async () => {
    const id = await bookTime(asAna, at(0), offer)
    const { wish } = await join(asLuis, at(0))
    await join(asManuel, at(0))
    await cancel(asAna, id)
    expect((await asManuel('DELETE', `api/waiting-list/${wish.id}`)).status).toBe(204)
    expect(await list(asLuis), 'it is not Manuel’s').toHaveLength(1)
    await asLuis('DELETE', `api/waiting-list/${wish.id}`)
    expect([await list(asLuis), await heldFor(asManuel)]).toEqual([[], [at(0)]])
    const past = new Date(Date.parse(at(0)) + HOUR)
    await round(past)
    const ended = await clinic.db.query(`select outcome from waiting_wish where tenant = 'one' order by id`)
    expect(ended).toEqual([{ outcome: 'left' }, { outcome: 'passed' }])
  })

  it('BOOK-091 the place stays until a booking is paid, and again when it is not', async () => {
    const { wish } = await join(asLuis, at(0))
    await bookTime(asAna, at(0), offer)
    const bookId = await bookTime(asLuis, at(4), { ...offer })
    const set = (status: number) =>
      clinic.db.query('update appointment set status = $2 where id = $1', [bookId, status])
    await clinic.db.query('update waiting_wish set ended_at = null, outcome = null where id = $1', [wish.id])
    await set(AppointmentStatus.pendingPayment)
    const pending = { patientId: luis, bookId, start: Date.parse(at(0)), isPending: true, wishId: wish.id }
    await fulfilWishes(clinic.db, one(), { ...offer, ...pending }, NOW)
    expect(await list(asLuis)).toEqual([])
    await set(AppointmentStatus.released)
    expect(await list(asLuis)).toEqual([expect.objectContaining({ id: wish.id, ahead: 0 })])
    await set(AppointmentStatus.booked)
    await round()
    expect(await clinic.db.query('select outcome from waiting_wish')).toEqual([{ outcome: 'booked' }])
  })

  it('BOOK-091 what a person waits for ends with their account, and their time goes on', async () => {
    const id = await bookTime(asAna, at(0), offer)
    await join(asLuis, at(0))
    await join(asManuel, at(0))
    await cancel(asAna, id)
    expect(await endWishesOf(clinic.db, one(), luis, NOW)).toBe(1)
    expect([await list(asLuis), await heldFor(asManuel)]).toEqual([[], [at(0)]])
  })

  it('BOOK-091 the place stays when the times change', async () => {
    await bookTime(asAna, at(0), offer)
    const { wish } = await join(asLuis, at(0))
    await join(asManuel, at(0))
    const { serviceId: _service, doctorId: _doctor, userZone: _zone, ...times } = waitingFor(at(1), offer)
    const changed = await asLuis('PUT', `api/waiting-list/${wish.id}`, times)
    expect(changed.body).toMatchObject({ ahead: 0, fromMinute: times.fromMinute })
    expect((await asManuel('PUT', `api/waiting-list/${wish.id}`, times)).status).toBe(404)
  })

  it.each([
    ['an unknown service', { serviceId: 1 }, 'serviceId'],
    ['a doctor who does not offer it', { doctorId: 1 }, 'doctorId'],
    ['an appointment of somebody else', { appointmentId: 1 }, 'appointmentId'],
    ['hours that end before they begin', { fromMinute: 600, toMinute: 540 }, 'toMinute'],
    ['a day that has passed', { before: NOW.toISOString() }, 'before'],
    ['a day that is too far', { before: '2027-06-01T00:00:00Z' }, 'before'],
  ])('BOOK-091 %s is refused', async (_what, more, field) => {
    const { status, body } = await join(asLuis, at(0), more)
    expect([status, body]).toMatchObject([400, { message: 'FORMAT_NOT_VALID', details: { field } }])
  })

  it('BOOK-091 a person waits for five things at once', async () => {
    const [offers] = await clinic.db.query<{ ids: number[] }>(
      `select array_agg(distinct ps.service_id) as ids from provider_service ps join service s on s.tenant = ps.tenant and s.id = ps.service_id
       where ps.tenant = 'one' and s.is_active and s.show_in_agenda`,
    )
    const answers = []
    for (const serviceId of offers?.ids.slice(0, 6) ?? [])
      answers.push(await join(asLuis, at(0), { serviceId, doctorId: null }))
    const last = answers.at(-1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect([last?.status, last?.body]).toEqual([409, { message: 'TOO_MANY_WAITING', details: { max: 5 } }])
  })
})
