// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type {
  AdminPolicyCheckPage,
  Appointment,
  BookingResponse,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { handleNotification } from '../../payments/notification'
import { releaseExpiredHolds } from '../../payments/releaseHolds'
import { settings } from '../../payments/test/paymentServer'
import { bookingRequestAt, findOffers, type TestOffer } from '../../../test/clinic/bookingRequests'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

const luisId = personId('one', 'luis')
const OWN = 'AB 12-34.567'
const refused = (message: string) => ({ status: 400, body: { message } })

describe.each(databases)('the policy of a patient on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let admin: Caller
  let offer: TestOffer
  let insurerId: number
  let next = 0
  beforeAll(async () => {
    clinic = await openClinic(database, settings, [], { asksForInsurer: true })
    luis = await clinic.as('luis@portico.test')
    admin = await clinic.as('admin@portico.test')
    const [first] = await findOffers(luis, NOW)
    if (!first) throw new Error('the demo data has no bookable provider')
    offer = first
    await clinic.db.query('update service set amount = 40 where id = $1', [offer.serviceId])
    const [insurer] = await clinic.db.query<{ id: number }>(
      `select id from insurer where tenant = 'one' and not is_private order by id limit 1`,
    )
    insurerId = insurer?.id ?? 0
    await clinic.db.query(`insert into insurer_service values ('one', $1, $2) on conflict do nothing`, [
      insurerId,
      offer.serviceId,
    ])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    clinic.setNow(NOW)
    await clinic.db.query(`delete from insured_policy where tenant = 'one'`)
    await clinic.db.query(`delete from policy_check where tenant = 'one'`)
    await clinic.db.query(
      `update person set identification_number = '12345678Z', birth_date = '1991-02-03' where id = $1`,
      [luisId],
    )
    await ownPolicy(OWN)
  })

  const ownPolicy = (number: string | null) =>
    clinic.db.query('update person set user_meta = $2::jsonb where id = $1', [
      luisId,
      JSON.stringify(
        number === null ? [] : [{ id: -2, metaKey: 'insurerPolicyNumberMeta', metaValue: number }],
      ),
    ])
  const savePolicy = async (more: object = {}) => {
    const policy = { insurerId, policyNumber: 'ab1234567', birthDate: '1991-02-03', ...more }
    const saved = await admin('POST', 'api/policies', policy)
    expect(saved.status).toBe(200)
  }
  const book = (more: object = {}) =>
    luis('POST', 'api/appointments/book-specialist', {
      ...bookingRequestAt(offer.free[next++] ?? '', offer),
      insurerId,
      ...more,
    })
  const booked = async () => (await book()).body as BookingResponse
  const read = async (id: number | undefined) =>
    (await luis('GET', `api/appointments/${id}`)).body as Appointment
  const list = async () =>
    ((await luis('GET', 'api/appointments/')).body as Appointment[]).map(({ id }) => id)
  const checks = async (outcome = 'pending') =>
    (await admin('GET', `api/policy-checks?page=0&outcome=${outcome}`)).body as AdminPolicyCheckPage
  const answer = async (isCovered: boolean) => {
    const [check] = (await checks()).items
    return admin('PUT', `api/policy-checks/${check?.id}/answer`, { isCovered })
  }
  const letters = async (id: number | undefined, kind: string) =>
    clinic.db.query<{ person: string; payload: Record<string, unknown> }>(
      'select person_id as person, payload from letter where appointment_id = $1 and kind = $2',
      [id, kind],
    )

  it('BOOK-008 naming an insurer alone pays nothing: the visit says what is due unless the insurer confirms', async () => {
    await ownPolicy(null)
    const answered = await booked()
    const pending = { outcome: 'pending', amount: 40, currency: 'EUR' }
    expect(answered).toMatchObject({ booked: true, policyCheck: pending })
    expect((await read(answered.bookId)).policyCheck).toEqual(pending)
    expect(await checks()).toMatchObject({
      total: 1,
      items: [{ patientName: 'Luis Barrera Gil', amount: 40, outcome: 'pending', birthDate: '1991-02-03' }],
    })
  })

  it('ACCOUNT-019 a policy of the list pays, however its number is written', async () => {
    await savePolicy()
    const answered = await booked()
    expect(answered).toMatchObject({ booked: true })
    expect(answered.policyCheck).toBeUndefined()
    expect((await read(answered.bookId)).policyCheck).toBeNull()
    expect(await checks('confirmed')).toMatchObject({ total: 1, items: [{ policyNumber: OWN }] })
  })

  it.each([
    ['of another birth date', { birthDate: '1991-02-04' }],
    ['of another document', { identificationNumber: '00000000T' }],
    ['of another number', { policyNumber: 'AB1234568' }],
    ['that has ended and is somebody else’s', { birthDate: '1980-01-01', validUntil: '2020-01-01' }],
  ])('a policy %s answers as one that does not exist', async (_which, policy) => {
    const unknown = await book()
    await savePolicy(policy)
    const other = await book()
    expect(other.status).toBe(unknown.status)
    const { bookId: _first, ...expected } = unknown.body as BookingResponse
    const { bookId: _second, ...said } = other.body as BookingResponse
    expect(said).toEqual(expected)
  })

  it('a patient’s policy that has ended before the visit is refused', async () => {
    await savePolicy({ validUntil: '2027-01-12' })
    expect(await book()).toMatchObject(refused('INSURER_POLICY_REFUSED'))
    await savePolicy({ validUntil: '2037-01-12' })
    expect((await booked()).policyCheck).toBeUndefined()
  })

  it('nobody finds a policy by trying: after five misses within a day the insurer is not asked', async () => {
    for (let tries = 0; tries < 5; tries++) {
      await ownPolicy(`X-${tries}`)
      const { bookId } = await booked()
      await luis('DELETE', `api/appointments/${bookId}`)
    }
    await savePolicy()
    await ownPolicy(OWN)
    expect((await booked()).policyCheck).toMatchObject({ outcome: 'pending' })
    await clinic.db.query(`update policy_check set created_at = created_at - interval '25 hours'`)
    expect((await booked()).policyCheck).toBeUndefined()
  })

  it('a policy that names nobody is refused: it would be everybody’s', async () => {
    const { status } = await admin('POST', 'api/policies', { insurerId, policyNumber: 'AB1234567' })
    expect(status).toBe(400)
  })

  it('only administrators of insurers read policies and answer', async () => {
    await booked()
    const [check] = (await checks()).items
    for (const [method, path] of [
      ['GET', 'api/policies'],
      ['GET', 'api/policy-checks'],
      ['PUT', `api/policy-checks/${check?.id}/answer`],
    ] as const)
      expect((await luis(method, path, method === 'PUT' ? { isCovered: true } : undefined)).status).toBe(403)
  })

  it('an administrator confirms: nothing is due, the patient gets a letter, and the history says who', async () => {
    const { bookId } = await booked()
    expect((await answer(true)).status).toBe(204)
    expect(await read(bookId)).toMatchObject({ status: AppointmentStatus.booked, policyCheck: null })
    expect(await letters(bookId, 'policyConfirmed')).toMatchObject([{ person: luisId }])
    const audit = await clinic.db.query(
      `select changed_by as by, after from audit where entity = 'AdminPolicyCheck' order by id desc limit 1`,
    )
    expect(audit).toEqual([{ by: personId('one', 'admin'), after: { outcome: 'confirmed' } }])
  })

  it('BOOK-040 an administrator refuses: the visit is held two days for its payment, and paying books it', async () => {
    const { bookId } = await booked()
    expect((await answer(false)).status).toBe(204)
    const { status, policyCheck, due } = await read(bookId)
    expect(status).toBe(AppointmentStatus.pendingPayment)
    expect(policyCheck).toMatchObject({ outcome: 'refused', amount: 40 })
    expect(due).toMatchObject({ amount: 40, payBy: '2027-01-13T07:00:00Z' })
    expect(due?.paymentUrl).toContain('#/public/redsys-redirect?')
    expect(await list()).toContain(bookId)
    expect(await letters(bookId, 'policyRefused')).toMatchObject([
      { person: luisId, payload: { price: { amount: 40, currency: 'EUR' } } },
    ])
    const [order] = await clinic.db.query<{ number: string }>(
      'select order_number as number from payment where appointment_id = $1',
      [bookId],
    )
    const paid = { number: order?.number ?? '', cents: 4000, currency: 'EUR', paid: true, response: '0000' }
    expect(await handleNotification(clinic.db, 'one', paid, NOW)).toBe(true)
    expect((await read(bookId)).status).toBe(AppointmentStatus.booked)
    expect((await read(bookId)).policyCheck).toBeNull()
  })

  it('a refused visit that nobody pays is free again, and both sides are told', async () => {
    const { bookId } = await booked()
    await answer(false)
    clinic.setNow(new Date(NOW.getTime() + 49 * 3_600_000))
    await releaseExpiredHolds(clinic.db, clinic.tenants.ids, new Date(NOW.getTime() + 49 * 3_600_000))
    expect((await read(bookId)).status).toBe(AppointmentStatus.released)
    expect(await list()).not.toContain(bookId)
    expect((await letters(bookId, 'cancelled')).length).toBeGreaterThan(0)
  })

  it('the same answer again changes nothing, another one and one about a cancelled visit are over', async () => {
    const { bookId } = await booked()
    const [check] = (await checks()).items
    const say = (isCovered: boolean) => admin('PUT', `api/policy-checks/${check?.id}/answer`, { isCovered })
    expect([(await say(true)).status, (await say(true)).status]).toEqual([204, 204])
    expect(await say(false)).toMatchObject({ status: 409, body: { message: 'POLICY_CHECK_OVER' } })
    expect(await letters(bookId, 'policyConfirmed')).toHaveLength(1)
    const other = await booked()
    const [open] = (await checks()).items
    await luis('DELETE', `api/appointments/${other.bookId}`)
    expect(await checks()).toMatchObject({ total: 0 })
    expect(await admin('PUT', `api/policy-checks/${open?.id}/answer`, { isCovered: true })).toMatchObject({
      status: 409,
    })
  })

  it('two administrators who answer at once give one answer', async () => {
    const { bookId } = await booked()
    const [check] = (await checks()).items
    const both = await Promise.all(
      [true, false].map((isCovered) => admin('PUT', `api/policy-checks/${check?.id}/answer`, { isCovered })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const sent = [...(await letters(bookId, 'policyConfirmed')), ...(await letters(bookId, 'policyRefused'))]
    expect(sent).toHaveLength(1)
  })

  it('BOOK-108 a move to another service asks again, and a move within it keeps the answer', async () => {
    await savePolicy()
    const { bookId } = await booked()
    await clinic.db.query(`delete from insured_policy where tenant = 'one'`)
    const request = () => bookingRequestAt(offer.free[next++] ?? '', offer)
    expect((await luis('PUT', `api/appointments/${bookId}`, request())).status).toBe(200)
    expect((await read(bookId)).policyCheck).toBeNull()
    const [other] = await clinic.db.query<{ id: number }>(
      `select s.id from provider_service ps join service s on s.tenant = ps.tenant and s.id = ps.service_id
       where ps.provider_id = $1 and s.id <> $2 and s.is_active limit 1`,
      [offer.providerId, offer.serviceId],
    )
    await clinic.db.query('update service set amount = 90, duration = $2 where id = $1', [
      other?.id,
      offer.duration,
    ])
    await clinic.db.query(`insert into insurer_service values ('one', $1, $2) on conflict do nothing`, [
      insurerId,
      other?.id,
    ])
    const elsewhere = { ...request(), serviceId: other?.id }
    expect((await luis('PUT', `api/appointments/${bookId}`, elsewhere)).status).toBe(200)
    expect((await read(bookId)).policyCheck).toMatchObject({ outcome: 'pending', amount: 90 })
  })
})
