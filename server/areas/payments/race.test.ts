// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../test/engines'
import { NOW, OPENING } from '../test/clinic'
import { holdTime, openShop, type Shop } from './test/shop'

const ATTEMPTS = 200
/** Beyond what the demo data fills. */
const HOUR = 24 * 200

describe.each(engines)('payments at once on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(engine)
    await shop.db.query(
      `insert into person (tenant, id, name) select 'one', 'racer' || n, 'Racer' from generate_series(1, ${ATTEMPTS}) n`,
    )
  }, OPENING)
  afterAll(() => shop.close())

  it(
    'BOOK-008 two hundred people want to pay for one time: one holds it, no other has an order or a payment',
    async () => {
      const desk = { db: shop.db, tenant: shop.tenant, origin: shop.origin, now: NOW }
      const attempts = Array.from({ length: ATTEMPTS }, (_, n) => holdTime(desk, `racer${n + 1}`, HOUR))
      const results = await Promise.allSettled(attempts)
      const held = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const codes = results.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
      )
      expect(held).toHaveLength(1)
      expect(new Set(codes)).toEqual(new Set(['23P01']))
      const [winner] = held
      const orders = await shop.db.query<{ id: number }>('select appointment_id as id from payment')
      expect(orders).toEqual([{ id: winner?.bookId }])
      const times = `select count(*) as n from appointment where patient_id like 'racer%'`
      expect(await shop.db.query(times)).toEqual([{ n: 1 }])
      if (winner) await shop.notify(winner.form, 'pay')
      expect(await shop.appointmentStatus(winner?.bookId ?? 0)).toBe(2)
    },
    OPENING,
  )

  it(
    'PAY-004 the money and the end of the hold at once: booked with the money, or given back with it',
    async () => {
      for (let round = 1; round <= 10; round += 1) {
        const held = await shop.hold('luis', HOUR + 24 * round)
        await Promise.all([shop.notify(held.form, 'pay'), shop.passTime(31), shop.notify(held.form, 'pay')])
        const payment = (await shop.ask('luis', held.bookId))?.status
        const appointment = await shop.appointmentStatus(held.bookId)
        expect([
          ['paid', 2],
          ['refunding', 4],
        ]).toContainEqual([payment, appointment])
      }
    },
    OPENING,
  )
})
