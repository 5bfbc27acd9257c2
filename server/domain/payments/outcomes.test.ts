import { findAppointment } from '../appointments/appointmentQueries'
import { AppointmentStatus } from '../../../schemas/generated/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { startPaymentServer, type TestHold, type PaymentServer } from './test/paymentServer'

describe.each(ruleDatabases)('outcomes of a payment on %s', (database) => {
  let server: PaymentServer
  // After the appointments of the demo data.
  let hour = 24 * 200
  beforeAll(async () => {
    server = await startPaymentServer(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())
  const hold = (): Promise<TestHold> => server.hold('luis', (hour += 24))
  const stands = async ({ bookId }: TestHold) => ({
    payment: (await server.readPayment('luis', bookId, 'return'))?.status,
    appointment: await server.appointmentStatus(bookId),
  })
  const refunds = async ({ bookId }: TestHold) =>
    server.db.query<{ done: boolean; tries: number }>(
      'select done_at is not null as done, tries from refund where appointment_id = $1',
      [bookId],
    )

  it('PAY-004 paid: the notification books, the browser returns to the confirmation', async () => {
    const held = await hold()
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
    expect(await server.decide(held.form, 'pay')).toBe(
      `${server.origin}/#/videoconsultation/appointment-booked/${held.bookId}`,
    )
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
    const payment = await server.readPayment('luis', held.bookId)
    const luis = personId('one', 'luis')
    const appointment = await findAppointment(server.db, 'one', 'es', luis, held.bookId, new Date())
    expect(payment?.amount).toBeGreaterThan(0)
    expect(appointment?.paid).toEqual({
      amount: payment?.amount,
      currency: payment?.currency,
      receipt: null,
      refundUntil: null,
    })
    await server.passTime(60)
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
  })

  it('ERR-037 refused: the slot is free at once, the browser returns to the payment-failed page', async () => {
    const held = await hold()
    expect(await server.decide(held.form, 'refuse')).toBe(
      `${server.origin}/#/videoconsultation/appointment-payment-failed?bookId=${held.bookId}`,
    )
    expect(await stands(held)).toEqual({ payment: 'refused', appointment: AppointmentStatus.released })
  })

  it('ERR-037 abandoned: not paid, the slot is free', async () => {
    const held = await hold()
    expect(await server.decide(held.form, 'abandon')).toContain('appointment-payment-failed')
    expect(await stands(held)).toEqual({ payment: 'refused', appointment: AppointmentStatus.released })
  })

  it('PAY-006 notification before return: the payment is paid on return', async () => {
    const held = await hold()
    expect(await server.notify(held.form, 'pay')).toBe(200)
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
  })

  it('PAY-006 return before notification: pending until the notification arrives', async () => {
    const held = await hold()
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
    await server.notify(held.form, 'pay')
    expect(await server.readPayment('luis', held.bookId, 'later')).toMatchObject({
      status: 'paid',
      sandbox: true,
    })
  })

  it('PAY-004 repeated and concurrent notifications are handled once', async () => {
    const held = await hold()
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.notify(held.form, 'pay')))
    expect(new Set([...answers, await server.notify(held.form, 'refuse')])).toEqual(new Set([200]))
    expect(await stands(held)).toEqual({ payment: 'paid', appointment: AppointmentStatus.booked })
    expect(await refunds(held)).toEqual([])
  })

  it('PAY-003 forged signature: rejected without any change', async () => {
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
    for (const change of forged) expect(await server.notify(held.form, 'pay', change)).toBe(400)
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
  })

  it('PAY-004 tab closed: the slot is free for others when the hold expires', async () => {
    const held = await hold()
    await server.passTime(29)
    expect(await stands(held)).toEqual({ payment: 'pending', appointment: AppointmentStatus.pendingPayment })
    await expect(server.hold('ana', hour)).rejects.toMatchObject({ code: '23P01' })
    await server.passTime(1)
    expect(await stands(held)).toEqual({ payment: 'released', appointment: AppointmentStatus.released })
    expect((await server.hold('ana', hour)).bookId).toBeGreaterThan(held.bookId)
  })

  it('PAY-004 notification after the release: not booked, refunded once', async () => {
    const held = await hold()
    await server.passTime(31)
    const next = await server.hold('ana', hour)
    expect(await server.notify(held.form, 'pay')).toBe(200)
    expect(await server.notify(held.form, 'pay')).toBe(200)
    expect(await stands(held)).toEqual({ payment: 'refunding', appointment: AppointmentStatus.released })
    expect(await server.appointmentStatus(next.bookId)).toBe(AppointmentStatus.pendingPayment)
    expect(await refunds(held)).toEqual([{ done: false, tries: 0 }])
    await server.passTime(0)
    await server.passTime(5)
    expect(await refunds(held)).toEqual([{ done: true, tries: 1 }])
    expect(await stands(held)).toEqual({ payment: 'refunding', appointment: AppointmentStatus.released })
  })

  it('REC-079 only the patient reads a payment, with its appointment', async () => {
    const held = await hold()
    expect(await server.readPayment('ana', held.bookId)).toBeUndefined()
    expect(await server.readPayment('ana', held.bookId, 'return')).toBeUndefined()
    expect(await server.readPayment('luis', 999_999)).toBeUndefined()
    expect(await server.readPayment('luis', held.bookId)).toMatchObject({
      bookId: held.bookId,
      amount: 45,
      currency: 'EUR',
      status: 'pending',
      appointment: { id: held.bookId, status: AppointmentStatus.pendingPayment },
    })
  })

  it('PAY-006 an appointment without a payment is free', async () => {
    const [free] = await server.db.query<{ id: number }>(
      `select a.id from appointment a left join payment p on p.tenant = a.tenant and p.appointment_id = a.id
       where a.patient_id = $1 and p.appointment_id is null limit 1`,
      [personId('one', 'ana')],
    )
    expect(await server.readPayment('ana', free?.id ?? 0, 'return')).toBeNull()
  })
})
