import { AppointmentStatus } from '../../../schemas/generated/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { engines } from '../../test/engines'
import { STARTUP_TIMEOUT } from '../test/clinic'
import { startPaymentServer, type TestHold, type PaymentServer } from './test/paymentServer'

describe.each(engines)('how a payment can end, on %s', (engine) => {
  let shop: PaymentServer
  // Beyond what the demo data fills.
  let hour = 24 * 200
  beforeAll(async () => {
    shop = await startPaymentServer(engine)
  }, STARTUP_TIMEOUT)
  afterAll(() => shop.close())
  const hold = (): Promise<TestHold> => shop.hold('luis', (hour += 24))
  const stands = async ({ bookId }: TestHold) => ({
    payment: (await shop.readPayment('luis', bookId, 'return'))?.status,
    appointment: await shop.appointmentStatus(bookId),
  })
  const refunds = async ({ bookId }: TestHold) =>
    shop.db.query<{ done: boolean; tries: number }>(
      'select done_at is not null as done, tries from refund where appointment_id = $1',
      [bookId],
    )

  it('PAY-004 paid: the notification books, the browser comes back to the confirmation', async () => {
    const held = await hold()
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
    expect(await shop.decide(held.form, 'pay')).toBe(
      `${shop.origin}/#/videoconsultation/appointment-booked/${held.bookId}`,
    )
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
    await shop.passTime(60)
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
  })

  it('ERR-037 refused: the time is free at once, the browser comes back to the payment-failed page', async () => {
    const held = await hold()
    expect(await shop.decide(held.form, 'refuse')).toBe(
      `${shop.origin}/#/videoconsultation/appointment-payment-failed?bookId=${held.bookId}`,
    )
    expect(await stands(held)).toEqual({ payment: 'refused', appointment: AppointmentStatus.released })
  })

  it('ERR-037 abandoned: not paid, the time is free', async () => {
    const held = await hold()
    expect(await shop.decide(held.form, 'abandon')).toContain('appointment-payment-failed')
    expect(await stands(held)).toEqual({ payment: 'refused', appointment: AppointmentStatus.released })
  })

  it('PAY-006 notification before return: the return finds it paid', async () => {
    const held = await hold()
    expect(await shop.notify(held.form, 'pay')).toBe(200)
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
  })

  it('PAY-006 return before notification: pending, and nothing is booked until the service has spoken', async () => {
    const held = await hold()
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
    await shop.notify(held.form, 'pay')
    expect(await shop.readPayment('luis', held.bookId, 'later')).toMatchObject({
      status: 'paid',
      sandbox: true,
    })
  })

  it('PAY-004 notification twice, and ten at once: done once', async () => {
    const held = await hold()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.notify(held.form, 'pay')))
    expect(new Set([...answers, await shop.notify(held.form, 'refuse')])).toEqual(new Set([200]))
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
    expect(await refunds(held)).toEqual([])
  })

  it('PAY-003 forged signature: refused, and nothing changes', async () => {
    const held = await hold()
    const other = await hold()
    const forged = [
      { Ds_Signature: 'AAAA' },
      { Ds_Signature: held.form.Ds_Signature },
      { Ds_SignatureVersion: 'HMAC_SHA1' },
      { Ds_MerchantParameters: other.form.Ds_MerchantParameters },
      { Ds_MerchantParameters: 'bm8ganNvbg' },
      { Ds_MerchantParameters: '' },
    ]
    for (const change of forged) expect(await shop.notify(held.form, 'pay', change)).toBe(400)
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
  })

  it('PAY-004 tab closed: the time is given back when the hold is over, and is free for others', async () => {
    const held = await hold()
    await shop.passTime(29)
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
    await expect(shop.hold('ana', hour)).rejects.toMatchObject({ code: '23P01' })
    await shop.passTime(1)
    expect(await stands(held)).toEqual({ payment: 'released', appointment: AppointmentStatus.released })
    expect((await shop.hold('ana', hour)).bookId).toBeGreaterThan(held.bookId)
  })

  it('PAY-004 notification after the time was released: it is not booked, the money is given back once', async () => {
    const held = await hold()
    await shop.passTime(31)
    const next = await shop.hold('ana', hour)
    expect(await shop.notify(held.form, 'pay')).toBe(200)
    expect(await shop.notify(held.form, 'pay')).toBe(200)
    expect(await stands(held)).toEqual({ payment: 'refunding', appointment: AppointmentStatus.released })
    expect(await shop.appointmentStatus(next.bookId)).toBe(AppointmentStatus.pendingPayment)
    expect(await refunds(held)).toEqual([{ done: false, tries: 0 }])
    await shop.passTime(0)
    await shop.passTime(5)
    expect(await refunds(held)).toEqual([{ done: true, tries: 1 }])
    expect(await stands(held)).toEqual({ payment: 'refunding', appointment: AppointmentStatus.released })
  })

  it('REC-079 a payment is the person’s own, and tells what it was for', async () => {
    const held = await hold()
    expect(await shop.readPayment('ana', held.bookId)).toBeUndefined()
    expect(await shop.readPayment('ana', held.bookId, 'return')).toBeUndefined()
    expect(await shop.readPayment('luis', 999_999)).toBeUndefined()
    expect(await shop.readPayment('luis', held.bookId)).toMatchObject({
      bookId: held.bookId,
      amount: 45,
      currency: 'EUR',
      status: 'pending',
      appointment: { id: held.bookId, status: AppointmentStatus.pendingPayment },
    })
  })

  it('PAY-006 nothing has to be paid for an appointment without a payment', async () => {
    const [free] = await shop.db.query<{ id: number }>(
      `select a.id from appointment a left join payment p on p.tenant = a.tenant and p.appointment_id = a.id
       where a.patient_id = $1 and p.appointment_id is null limit 1`,
      [personId('one', 'ana')],
    )
    expect(await shop.readPayment('ana', free?.id ?? 0, 'return')).toBeNull()
  })
})
