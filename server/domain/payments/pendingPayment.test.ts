import { AppointmentStatus } from '../../../schemas/generated/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { cancel } from '../booking/steps/cancel'
import { databases } from '../../test/databases'
import { tenant } from '../../test/fakes'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { redsys } from '../../providers/redsys/redsys'
import { createPendingPayment, isPayable } from './pendingPayment'
import { releaseBlockingHolds } from './releaseHolds'
import { decode } from '../../providers/redsys/wire'
import {
  startPaymentServer,
  settings,
  type TestHold,
  type Person,
  type PaymentServer,
} from './test/paymentServer'

const features: string[] = []

it('BOOK-008 the patient pays unless someone else does or the tenant takes no payments', () => {
  const shop = tenant('one', { backend: { features, demo: {}, payment: settings } })
  expect(isPayable(shop, { amount: 45, coveredByOther: false })).toBe(true)
  expect(isPayable(shop, { amount: 45, coveredByOther: true })).toBe(false)
  expect(isPayable(shop, { amount: 0, coveredByOther: false })).toBe(false)
  expect(isPayable(tenant('one'), { amount: 45, coveredByOther: false })).toBe(false)
})

describe.each(databases)('pending payments on %s', (database) => {
  let server: PaymentServer
  let hour = 24 * 200
  beforeAll(async () => {
    server = await startPaymentServer(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())
  const at = (hours: number) => NOW.getTime() + hours * 3_600_000

  it('BOOK-040 PAY-005 redirects to the portal with the signed form and no secret', async () => {
    const url = await redirectOf(await server.hold('luis', (hour += 24)))
    expect(url.startsWith(`${server.origin}/#/public/redsys-redirect?`)).toBe(true)
    const query = new URLSearchParams(url.split('?')[1])
    expect([query.get('url'), query.get('mode')]).toEqual([`${server.origin}/payment/redsys`, 'sandbox'])
    expect(decode(query.get('parameters') ?? '')).toMatchObject({
      DS_MERCHANT_AMOUNT: '4500',
      DS_MERCHANT_MERCHANTURL: `${server.origin}/payment/notification`,
    })
    expect(url).not.toContain(settings.key)
    expect(decodeURIComponent(url)).not.toContain(settings.key)
  })

  it('PAY-001 C-065 the address names no mode in production', async () => {
    const real = { ...settings, mode: 'production', url: 'https://sis.redsys.es/sis/realizarPago' } as const
    const url = await redirectOf(await server.hold('luis', (hour += 24)), real)
    const query = new URLSearchParams(url.split('?')[1])
    expect([query.get('url'), query.get('mode')]).toEqual([real.url, null])
  })

  it('PAY-004 a hold ends at the latest when the appointment starts', async () => {
    const { bookId } = await server.hold('luis', 0.25)
    expect(await server.readPayment('luis', bookId)).toMatchObject({
      heldUntil: new Date(at(0.25)).toISOString(),
    })
  })

  it('rejects a payment for an appointment that is not pending or not the patient’s', async () => {
    const { bookId } = await server.hold('luis', (hour += 24))
    const hold = { bookId, patientId: personId('one', 'ana'), amount: 45, currency: 'EUR', language: 'es' }
    const attempt = server.db.tx((tx) =>
      createPendingPayment(tx, server.tenant, {
        ...hold,
        returnUrl: undefined,
        origin: server.origin,
        now: NOW,
        payments: redsys,
      }),
    )
    await expect(attempt).rejects.toThrow('not a pending payment')
  })

  it('BOOK-008 a new booking releases the patient’s own hold, and another patient’s only after it expires', async () => {
    const held = await server.hold('luis', (hour += 24))
    const [calendar] = await server.db.query<{ doctorId: number }>(
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
      return server.db.tx((tx) =>
        releaseBlockingHolds(tx, 'one', wanted, new Date(NOW.getTime() + minutes * 60_000)),
      )
    }
    await want('ana')
    expect(await server.appointmentStatus(held.bookId)).toBe(AppointmentStatus.pendingPayment)
    await want('luis')
    expect(await server.appointmentStatus(held.bookId)).toBe(AppointmentStatus.released)
    const again = await server.hold('luis', hour)
    await want('ana', 29)
    expect(await server.appointmentStatus(again.bookId)).toBe(AppointmentStatus.pendingPayment)
    await want('ana', 30)
    expect(await server.appointmentStatus(again.bookId)).toBe(AppointmentStatus.released)
    expect((await server.hold('ana', hour)).bookId).toBeGreaterThan(again.bookId)
  })

  it('BOOK-008 deletes the stored response when the hold expires, so that the booking can be repeated', async () => {
    const keep = async ({ bookId }: TestHold) => {
      const answer = JSON.stringify({ booked: false, bookId })
      await server.db.query(
        `insert into idempotency values ('one', 'luis', 'book', $1, 'hash', $2::json), ('one', 'luis', 'x', $1, 'hash', '{}')`,
        [`key${bookId}`, answer],
      )
    }
    const kept = async ({ bookId }: TestHold) =>
      (await server.db.query('select 1 from idempotency where key = $1', [`key${bookId}`])).length
    const refused = await server.hold('luis', (hour += 24))
    const paid = await server.hold('luis', (hour += 24))
    const left = await server.hold('luis', (hour += 24))
    for (const held of [refused, paid, left]) await keep(held)
    await server.decide(refused.form, 'refuse')
    await server.decide(paid.form, 'pay')
    expect([await kept(refused), await kept(paid), await kept(left)]).toEqual([1, 2, 2])
    await server.hold('luis', hour)
    expect(await kept(left)).toBe(1)
  })

  it('PAY-004 cancelling a paid appointment refunds it once', async () => {
    const held = await server.hold('luis', (hour += 24))
    await server.notify(held.form, 'pay')
    await cancelAs('luis', held)
    await cancelAs('luis', held)
    expect(await server.appointmentStatus(held.bookId)).toBe(AppointmentStatus.cancelled)
    expect(await server.readPayment('luis', held.bookId)).toMatchObject({ status: 'refunding' })
    expect(await server.refunds('luis')).toMatchObject([{ bookId: held.bookId, amount: 45 }])
    expect(await server.refunds('ana')).toEqual([])
    await server.passTime(0)
    await server.passTime(60 * 24 * 15)
    expect(await server.refunds('luis')).toEqual([])
  })

  it('BOOK-111 PAY-004 cancelled before payment: the slot is free at once, a late payment is refunded', async () => {
    const held = await server.hold('luis', (hour += 24))
    await expect(cancelAs('ana', held)).rejects.toMatchObject({ status: 404 })
    expect(await server.appointmentStatus(held.bookId)).toBe(AppointmentStatus.pendingPayment)
    await cancelAs('luis', held)
    await cancelAs('luis', held)
    expect(await server.appointmentStatus(held.bookId)).toBe(AppointmentStatus.released)
    expect((await server.hold('ana', hour)).bookId).toBeGreaterThan(held.bookId)
    await server.notify(held.form, 'pay')
    expect(await server.readPayment('luis', held.bookId)).toMatchObject({ status: 'refunding' })
    expect(await server.appointmentStatus(held.bookId)).toBe(AppointmentStatus.released)
  })

  it('PAY-004 cancelled and paid concurrently: booked and paid, or refunded', async () => {
    for (let round = 0; round < 5; round += 1) {
      const held = await server.hold('luis', (hour += 24))
      await Promise.all([server.notify(held.form, 'pay'), cancelAs('luis', held)])
      expect(await server.readPayment('luis', held.bookId)).toMatchObject({ status: 'refunding' })
      expect([AppointmentStatus.cancelled, AppointmentStatus.released]).toContain(
        await server.appointmentStatus(held.bookId),
      )
    }
  })

  const cancelAs = (person: Person, { bookId }: TestHold) => {
    const patientId = personId('one', person)
    const { db, tenant } = server
    return cancel({ db, tenant, patientId, actorId: patientId, now: NOW, language: 'es' }, bookId)
  }

  const redirectOf = ({ bookId }: TestHold, payment = settings): Promise<string> =>
    server.db.tx(async (tx) => {
      await tx.query('delete from payment where appointment_id = $1', [bookId])
      const place = { ...server.tenant, backend: { ...server.tenant.backend, payment } }
      return createPendingPayment(tx, place, {
        bookId,
        patientId: personId('one', 'luis'),
        amount: 45,
        currency: 'EUR',
        language: 'es',
        returnUrl: undefined,
        origin: server.origin,
        now: NOW,
        payments: redsys,
      })
    })
})
