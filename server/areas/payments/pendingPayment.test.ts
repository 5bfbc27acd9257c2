import { AppointmentStatus } from '../../../schemas/generated/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { cancel } from '../appointments/booking/booking'
import { engines } from '../../test/engines'
import { tenant } from '../../test/fakes'
import { NOW, STARTUP_TIMEOUT } from '../test/clinic'
import { createPendingPayment, isPayable } from './pendingPayment'
import { releaseBlockingHolds } from './releaseHolds'
import { decode } from './redsys/wire'
import {
  startPaymentServer,
  settings,
  type TestHold,
  type Person,
  type PaymentServer,
} from './test/paymentServer'

const features: string[] = []

it('BOOK-008 a price is paid by the person unless somebody else pays or the tenant takes no payments', () => {
  const shop = tenant('one', { backend: { features, demo: {}, payment: settings } })
  expect(isPayable(shop, { amount: 45, coveredByOther: false })).toBe(true)
  expect(isPayable(shop, { amount: 45, coveredByOther: true })).toBe(false)
  expect(isPayable(shop, { amount: 0, coveredByOther: false })).toBe(false)
  expect(isPayable(tenant('one'), { amount: 45, coveredByOther: false })).toBe(false)
})

describe.each(engines)('a time held until it is paid, on %s', (engine) => {
  let shop: PaymentServer
  let hour = 24 * 200
  beforeAll(async () => {
    shop = await startPaymentServer(engine)
  }, STARTUP_TIMEOUT)
  afterAll(() => shop.close())
  const at = (hours: number) => NOW.getTime() + hours * 3_600_000

  it('BOOK-040 PAY-005 the answer leads to this portal’s redirect, with the signed request and no secret', async () => {
    const url = await redirectOf(await shop.hold('luis', (hour += 24)))
    expect(url.startsWith(`${shop.origin}/#/public/redsys-redirect?`)).toBe(true)
    const query = new URLSearchParams(url.split('?')[1])
    expect([query.get('url'), query.get('mode')]).toEqual([`${shop.origin}/payment/redsys`, 'sandbox'])
    expect(decode(query.get('parameters') ?? '')).toMatchObject({
      DS_MERCHANT_AMOUNT: '4500',
      DS_MERCHANT_MERCHANTURL: `${shop.origin}/payment/notification`,
    })
    expect(url).not.toContain(settings.key)
    expect(decodeURIComponent(url)).not.toContain(settings.key)
  })

  it('PAY-001 C-065 production says so by saying nothing', async () => {
    const real = { ...settings, mode: 'production', url: 'https://sis.redsys.es/sis/realizarPago' } as const
    const url = await redirectOf(await shop.hold('luis', (hour += 24)), real)
    const query = new URLSearchParams(url.split('?')[1])
    expect([query.get('url'), query.get('mode')]).toEqual([real.url, null])
  })

  it('PAY-004 is held at the longest until it begins', async () => {
    const { bookId } = await shop.hold('luis', 0.25)
    expect(await shop.readPayment('luis', bookId)).toMatchObject({
      heldUntil: new Date(at(0.25)).toISOString(),
    })
  })

  it('a time that is not held, or somebody else’s, is not paid for', async () => {
    const { bookId } = await shop.hold('luis', (hour += 24))
    const hold = { bookId, patientId: personId('one', 'ana'), amount: 45, currency: 'EUR', language: 'es' }
    const attempt = shop.db.tx((tx) =>
      createPendingPayment(tx, shop.tenant, { ...hold, returnUrl: undefined, origin: shop.origin, now: NOW }),
    )
    await expect(attempt).rejects.toThrow('not held')
  })

  it('BOOK-008 the person’s own unpaid time makes way for a new try; somebody else’s does not until it is over', async () => {
    const held = await shop.hold('luis', (hour += 24))
    const [calendar] = await shop.db.query<{ doctorId: number }>(
      'select doctor_id as "doctorId" from appointment where id = $1',
      [held.bookId],
    )
    const want = (person: 'ana' | 'luis', minutes = 0) => {
      const patientId = personId('one', person)
      const wanted = {
        doctorId: calendar?.doctorId ?? 0,
        patientId,
        start: at(hour),
        end: at(hour) + 1_200_000,
      }
      return shop.db.tx((tx) =>
        releaseBlockingHolds(tx, 'one', wanted, new Date(NOW.getTime() + minutes * 60_000)),
      )
    }
    await want('ana')
    expect(await shop.appointmentStatus(held.bookId)).toBe(AppointmentStatus.pendingPayment)
    await want('luis')
    expect(await shop.appointmentStatus(held.bookId)).toBe(AppointmentStatus.released)
    const again = await shop.hold('luis', hour)
    await want('ana', 29)
    expect(await shop.appointmentStatus(again.bookId)).toBe(AppointmentStatus.pendingPayment)
    await want('ana', 30)
    expect(await shop.appointmentStatus(again.bookId)).toBe(AppointmentStatus.released)
    expect((await shop.hold('ana', hour)).bookId).toBeGreaterThan(again.bookId)
  })

  it('BOOK-008 a kept answer is forgotten when the hold is over, so that the same booking may be sent again', async () => {
    const keep = async ({ bookId }: TestHold) => {
      const answer = JSON.stringify({ booked: false, bookId })
      await shop.db.query(
        `insert into idempotency values ('one', 'luis', 'book', $1, 'hash', $2::json), ('one', 'luis', 'x', $1, 'hash', '{}')`,
        [`key${bookId}`, answer],
      )
    }
    const kept = async ({ bookId }: TestHold) =>
      (await shop.db.query('select 1 from idempotency where key = $1', [`key${bookId}`])).length
    const refused = await shop.hold('luis', (hour += 24))
    const paid = await shop.hold('luis', (hour += 24))
    const left = await shop.hold('luis', (hour += 24))
    for (const held of [refused, paid, left]) await keep(held)
    await shop.decide(refused.form, 'refuse')
    await shop.decide(paid.form, 'pay')
    expect([await kept(refused), await kept(paid), await kept(left)]).toEqual([1, 2, 2])
    await shop.hold('luis', hour)
    expect(await kept(left)).toBe(1)
  })

  it('PAY-004 a paid appointment that is cancelled is paid back once', async () => {
    const held = await shop.hold('luis', (hour += 24))
    await shop.notify(held.form, 'pay')
    await cancelAs('luis', held)
    await cancelAs('luis', held)
    expect(await shop.appointmentStatus(held.bookId)).toBe(AppointmentStatus.cancelled)
    expect(await shop.readPayment('luis', held.bookId)).toMatchObject({ status: 'refunding' })
    expect(await shop.refunds('luis')).toMatchObject([{ bookId: held.bookId, amount: 45 }])
    expect(await shop.refunds('ana')).toEqual([])
    await shop.passTime(0)
    await shop.passTime(60 * 24 * 15)
    expect(await shop.refunds('luis')).toEqual([])
  })

  it('BOOK-111 PAY-004 cancelled before it is paid: the time is free at once, and money that still comes is given back', async () => {
    const held = await shop.hold('luis', (hour += 24))
    await expect(cancelAs('ana', held)).rejects.toMatchObject({ status: 404 })
    expect(await shop.appointmentStatus(held.bookId)).toBe(AppointmentStatus.pendingPayment)
    await cancelAs('luis', held)
    await cancelAs('luis', held)
    expect(await shop.appointmentStatus(held.bookId)).toBe(AppointmentStatus.released)
    expect((await shop.hold('ana', hour)).bookId).toBeGreaterThan(held.bookId)
    await shop.notify(held.form, 'pay')
    expect(await shop.readPayment('luis', held.bookId)).toMatchObject({ status: 'refunding' })
    expect(await shop.appointmentStatus(held.bookId)).toBe(AppointmentStatus.released)
  })

  it('PAY-004 cancelled and paid at once: nobody is booked without the money, or keeps it without a booking', async () => {
    for (let round = 0; round < 5; round += 1) {
      const held = await shop.hold('luis', (hour += 24))
      await Promise.all([shop.notify(held.form, 'pay'), cancelAs('luis', held)])
      expect(await shop.readPayment('luis', held.bookId)).toMatchObject({ status: 'refunding' })
      expect([AppointmentStatus.cancelled, AppointmentStatus.released]).toContain(
        await shop.appointmentStatus(held.bookId),
      )
    }
  })

  const cancelAs = (person: Person, { bookId }: TestHold) =>
    cancel({ db: shop.db, tenant: shop.tenant, patientId: personId('one', person), now: NOW }, bookId)

  const redirectOf = ({ bookId }: TestHold, payment = settings): Promise<string> =>
    shop.db.tx(async (tx) => {
      await tx.query('delete from payment where appointment_id = $1', [bookId])
      const place = { ...shop.tenant, backend: { ...shop.tenant.backend, payment } }
      return createPendingPayment(tx, place, {
        bookId,
        patientId: personId('one', 'luis'),
        amount: 45,
        currency: 'EUR',
        language: 'es',
        returnUrl: undefined,
        origin: shop.origin,
        now: NOW,
      })
    })
})
