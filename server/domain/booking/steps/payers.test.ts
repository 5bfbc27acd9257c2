import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { settings } from '../../payments/test/paymentServer'
import {
  NOW,
  STARTUP_TIMEOUT,
  openClinic,
  type Answer,
  type Caller,
  type Clinic,
} from '../../../test/clinic/clinic'
import { findOffers, bookingRequestAt, type TestOffer } from '../../../test/clinic/bookingRequests'

const notAccepted = { status: 400, body: { message: 'INSURER_NOT_ACCEPTED' } }
const notValid = (field: string) => ({
  status: 400,
  body: { message: 'FORMAT_NOT_VALID', details: { field } },
})

describe.each(ruleDatabases)('the payer of a booking on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let luis: Caller
  let offer: TestOffer
  let paid: number
  let insurers: { id: number; isPrivate: boolean }[]
  let next = 0
  const hospital = (start: string, more: object = {}) => ({
    doctorId: offer.doctorId,
    date: start,
    consultationServiceId: offer.serviceId,
    ...more,
  })
  const start = () => offer.free[next++] ?? ''
  const bookAt = (who: Caller, at: string, more: object = {}, path = 'book-hospital') =>
    who('POST', `api/appointments/${path}`, hospital(at, more))
  const costs = (amount: number) =>
    clinic.db.query('update service set amount = $2 where id = $1', [offer.serviceId, amount])
  const idOf = ({ body }: Answer) => (body as BookingResponse).bookId ?? 0
  beforeAll(async () => {
    clinic = await openClinic(database, settings)
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test')
    const [first] = await findOffers(luis, NOW)
    if (!first) throw new Error('the demo data has no bookable provider')
    offer = first
    paid = offer.serviceId
    insurers = await clinic.db.query(
      `select id, is_private as "isPrivate" from insurer where tenant = 'one' order by id`,
    )
    await clinic.db.query(`delete from insurer_service where service_id = $1`, [paid])
    await costs(0)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-094 BOOK-021 BOOK-023 the hospital call asks visitors to sign in and books for signed-in users', async () => {
    const at = start()
    const visitor = await clinic.as()
    expect((await bookAt(visitor, at)).body).toMatchObject({ booked: false, loginRequired: true })
    const held = await bookAt(luis, at, { additionalData: { notes: 'Tos' } })
    expect(held.body).toMatchObject({ booked: true, bookingData: { providerId: offer.providerId } })
    expect((await luis('GET', `api/appointments/${idOf(held)}`)).body).toMatchObject({
      startDate: at,
      notes: 'Tos',
    })
    const moved = await luis('PUT', `api/appointments/${idOf(held)}`, hospital(start()))
    expect(moved.body).toMatchObject({ booked: true, bookId: idOf(held) })
  })
  it('BOOK-095 BOOK-022 ERR-025 an insurer must cover the service; a private one always does', async () => {
    const [other] = insurers.filter(({ isPrivate }) => !isPrivate)
    const [own] = insurers.filter(({ isPrivate }) => isPrivate)
    const at = start()
    expect(await bookAt(luis, at, { insurerId: other?.id })).toMatchObject(notAccepted)
    expect(await bookAt(luis, at, { insurerId: 999_999 })).toMatchObject(notAccepted)
    const medical = { ...bookingRequestAt(at, offer), insurerId: other?.id }
    expect(await luis('POST', 'api/appointments/', medical)).toMatchObject(notAccepted)
    const answer = await luis('POST', 'api/appointments/', { ...medical, insurerId: own?.id })
    expect(answer.body).toMatchObject({ booked: true })
    expect((await luis('GET', `api/appointments/${idOf(answer)}`)).body).toMatchObject({ insurerId: own?.id })
  })
  it('BOOK-117 BOOK-008 an agreement pays only for its members, and not together with an insurer', async () => {
    await costs(40)
    const [row] = await clinic.db.query<{ id: number }>(
      'select agreement_id as id from person where id = $1',
      [personId('one', 'luis')],
    )
    const agreementId = row?.id ?? 0
    await clinic.db.query('delete from agreement_service where agreement_id = $1', [agreementId])
    const at = start()
    expect(await bookAt(luis, at, { agreementId })).toMatchObject(notAccepted)
    await clinic.db.query(`insert into agreement_service values ('one', $1, $2)`, [agreementId, paid])
    expect(await bookAt(ana, at, { agreementId })).toMatchObject(notAccepted)
    const both = { agreementId, insurerId: insurers[0]?.id }
    expect(await bookAt(luis, at, both)).toMatchObject(notValid('agreementId'))
    const answer = await bookAt(luis, at, { agreementId })
    expect(answer.body).toMatchObject({ booked: true })
    const moved = await luis('PUT', `api/appointments/${idOf(answer)}`, bookingRequestAt(start(), offer))
    expect(moved.body).toMatchObject({ booked: true })
  })
  it('BOOK-117 ADMIN-031 an agreement that shows all specialties pays only for the services that it lists', async () => {
    await costs(40)
    const [row] = await clinic.db.query<{ id: number }>(
      `update agreement g set show_all_specialties = true from person p
       where p.id = $1 and g.tenant = p.tenant and g.id = p.agreement_id returning g.id`,
      [personId('one', 'luis')],
    )
    const agreementId = row?.id ?? 0
    await clinic.db.query('delete from agreement_service where agreement_id = $1', [agreementId])
    const held = await bookAt(luis, start(), { agreementId })
    expect(held.body).toMatchObject({ booked: false })
    expect((held.body as BookingResponse).redirectUrl).toContain('#/public/redsys-redirect?')
    await clinic.db.query(`insert into agreement_service values ('one', $1, $2)`, [agreementId, paid])
    expect((await bookAt(luis, start(), { agreementId })).body).toMatchObject({ booked: true })
    expect(await bookAt(ana, start(), { agreementId })).toMatchObject(notAccepted)
  })
  it('BOOK-092 BOOK-101 BOOK-106 BOOK-040 a service with a price is held, listed with what is due and not yet a paid booking', async () => {
    await costs(40)
    const answer = await luis('POST', 'api/appointments/book-specialist', bookingRequestAt(start(), offer))
    expect(answer.body).toMatchObject({ booked: false, loginRequired: false })
    expect((answer.body as BookingResponse).redirectUrl).toContain('#/public/redsys-redirect?')
    const id = idOf(answer)
    for (const list of ['', 'all']) {
      const { body } = await luis('GET', `api/appointments/${list}`)
      expect((body as Appointment[]).find((one) => one.id === id)).toMatchObject({
        status: AppointmentStatus.pendingPayment,
        due: { amount: 40 },
      })
    }
    expect((await ana('GET', `api/appointments/${id}`)).status).toBe(404)
    const path = `api/appointments/book-specialist-payed/${id}`
    expect((await luis('GET', path)).status).toBe(404)
    await clinic.db.query(`update appointment set status = ${AppointmentStatus.booked} where id = $1`, [id])
    expect((await luis('GET', path)).body).toMatchObject({ id, status: AppointmentStatus.booked })
    expect((await ana('GET', path)).status).toBe(404)
  })
  it('BOOK-102 BOOK-043 the free call books a service without a price and rejects one with a price', async () => {
    const request = bookingRequestAt(start(), offer)
    await costs(40)
    const free = () => luis('POST', 'api/appointments/book-specialist-free', request)
    expect(await free()).toMatchObject(notValid('serviceId'))
    await costs(0)
    expect((await free()).body).toMatchObject({ booked: true })
  })
  it('BOOK-108 BOOK-008 an appointment moves within its price; a more expensive service is rejected', async () => {
    await costs(0)
    const answer = await bookAt(luis, start())
    const [dear] = await clinic.db.query<{ id: number }>(
      `select s.id from provider_service ps join service s on s.tenant = ps.tenant and s.id = ps.service_id
       where ps.provider_id = $1 and s.id <> $2 and s.is_active limit 1`,
      [offer.providerId, paid],
    )
    await clinic.db.query('update service set amount = 90, duration = $2 where id = $1', [
      dear?.id,
      offer.duration,
    ])
    const path = `api/appointments/${idOf(answer)}`
    const elsewhere = hospital(start(), { consultationServiceId: dear?.id })
    expect(await luis('PUT', path, elsewhere)).toMatchObject(notValid('serviceId'))
    await costs(25)
    expect((await luis('PUT', path, hospital(start()))).body).toMatchObject({ booked: true })
    await costs(0)
  })
  it('BOOK-020 BOOK-086 rejects a practice that does not accept the patient’s country', async () => {
    const sees = (international: boolean) =>
      clinic.db.query(`update provider set international = $2, country = 'ES' where id = $1`, [
        offer.providerId,
        international,
      ])
    const from = (country: string) => bookAt(luis, start(), { additionalData: { country } })
    await sees(false)
    expect(await from('PT')).toMatchObject(notValid('providerId'))
    expect((await from('ES')).body).toMatchObject({ booked: true })
    await sees(true)
    expect((await from('PT')).body).toMatchObject({ booked: true })
  })
})
