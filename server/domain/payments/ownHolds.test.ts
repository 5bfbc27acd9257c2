import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Appointment } from '../../../schemas/generated/entities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { startPaymentServer, type PaymentServer, type Person } from './test/paymentServer'

describe.each(ruleDatabases)('times that wait for their payment on %s', (database) => {
  let server: PaymentServer
  let hour = 24 * 200
  beforeAll(async () => {
    server = await startPaymentServer(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())

  const hold = () => server.hold('luis', (hour += 24))
  const listed = async (person: Person, bookId: number, path = 'api/appointments/') =>
    ((await server.as(person)('GET', path)).body as Appointment[]).find(({ id }) => id === bookId)
  const release = (person: Person, bookId: number) => server.as(person)('DELETE', `api/payments/${bookId}`)

  it('PAY-004 the patient’s lists have it with what is due, until when, and the page that leads to the payment', async () => {
    const { bookId } = await hold()
    for (const path of ['api/appointments/', 'api/appointments/all']) {
      const appointment = await listed('luis', bookId, path)
      expect(appointment).toMatchObject({
        status: AppointmentStatus.pendingPayment,
        due: { amount: 45, currency: 'EUR' },
      })
      expect(appointment?.due?.paymentUrl).toContain('/#/public/redsys-redirect?')
    }
    expect(await listed('ana', bookId)).toBeUndefined()
  })

  it('PAY-004 nothing is due once it is paid, and it is in no list once its time has passed', async () => {
    const paid = await hold()
    await server.decide(paid.form, 'pay')
    expect(await listed('luis', paid.bookId)).toMatchObject({ status: AppointmentStatus.booked, due: null })
    const unpaid = await hold()
    await server.db.query(`update payment set held_until = created_at where appointment_id = $1`, [
      unpaid.bookId,
    ])
    expect(await listed('luis', unpaid.bookId)).toBeUndefined()
    expect(await listed('luis', unpaid.bookId, 'api/appointments/all')).toBeUndefined()
  })

  it('PAY-004 releasing frees the time at once for somebody else, and again changes nothing', async () => {
    const { bookId } = await hold()
    expect((await release('luis', bookId)).status).toBe(204)
    expect(await server.appointmentStatus(bookId)).toBe(AppointmentStatus.released)
    expect((await release('luis', bookId)).status).toBe(204)
    const other = await server.hold('ana', hour)
    expect(await server.appointmentStatus(other.bookId)).toBe(AppointmentStatus.pendingPayment)
  })

  it('PAY-004 releasing never cancels what was paid meanwhile, and nobody releases the time of another person', async () => {
    const { bookId, form } = await hold()
    expect((await release('ana', bookId)).status).toBe(404)
    await server.decide(form, 'pay')
    expect(await release('luis', bookId)).toMatchObject({ status: 409, body: { message: 'PAYMENT_MADE' } })
    expect(await server.appointmentStatus(bookId)).toBe(AppointmentStatus.booked)
  })

  it('PAY-004 money that comes after the release goes back', async () => {
    const { bookId, form } = await hold()
    await release('luis', bookId)
    await server.decide(form, 'pay')
    expect(await server.readPayment('luis', bookId)).toMatchObject({ status: 'refunding' })
  })
})
