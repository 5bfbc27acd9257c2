import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CountryProviders, Provider, Service } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { bookingRequestAt, findOffers, type TestOffer } from '../../../test/clinic/bookingRequests'

describe.each(ruleDatabases)('a service that is not shown in the agenda on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let doctor: Caller
  let offer: TestOffer
  beforeAll(async () => {
    clinic = await openClinic(database)
    luis = await clinic.as('luis@portico.test')
    doctor = await clinic.as('doctor@portico.test')
    const [row] = await clinic.db.query<{ id: number }>('select id from doctor where person_id = $1', [
      personId('one', 'doctor'),
    ])
    const own = (await findOffers(luis, NOW)).find(({ doctorId }) => doctorId === row?.id)
    if (!own) throw new Error('the doctor cannot be booked')
    offer = own
    await clinic.db.query('update service set show_in_agenda = false where id = $1', [offer.serviceId])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('BOOK-085 BOOK-086 BOOK-141 is in no list of what providers and doctors offer', async () => {
    const providers = (await luis('GET', 'api/appointments/providers')).body as Provider[]
    const { body } = await luis('GET', 'api/appointments/country-providers/ES')
    const byCountry = body as CountryProviders
    const lists = [...providers, ...byCountry.providers, ...byCountry.internationalProviders]
    const offered = lists.flatMap(({ services }) => services.map(({ id }) => id))
    expect(offered.length).toBeGreaterThan(0)
    expect(offered).not.toContain(offer.serviceId)
    const path = `api/consultation-services/doctor/${offer.doctorId}`
    const ofDoctor = (await luis('GET', path)).body as Service[]
    expect(ofDoctor.map(({ id }) => id)).not.toContain(offer.serviceId)
    expect((await luis('GET', 'api/consultation-services/default')).body).not.toMatchObject({
      id: offer.serviceId,
    })
  })
  it('BOOK-089 BOOK-099 BOOK-120 has no free slots for patients', async () => {
    const { serviceId, providerId, doctorId } = offer
    const span = { from: '2027-02-20T00:00:00Z', to: '2027-03-05T00:00:00Z' }
    const post = (path: string, body: object) => luis('POST', `api/appointments/${path}`, body)
    const answers = await Promise.all([
      post('start-time-matrix', { serviceId, providerId, ...span }),
      post('first-working-day', { service: serviceId, from: span.from, doctors: [doctorId] }),
      post('free-appointments', { doctorId, serviceId, date: span.from }),
      luis('GET', `api/appointments/providers/service/${serviceId}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
  it('BOOK-091 BOOK-093 BOOK-094 BOOK-102 BOOK-108 is rejected by every booking operation', async () => {
    const at = offer.free[0] ?? ''
    const refused = { status: 400, body: { details: { field: 'serviceId' } } }
    const request = bookingRequestAt(at, offer)
    for (const path of ['book', 'book-doctor', 'book-specialist-free', '']) {
      expect(await luis('POST', `api/appointments/${path}`, request)).toMatchObject(refused)
    }
    const hospital = { doctorId: offer.doctorId, date: at, consultationServiceId: offer.serviceId }
    expect(await luis('POST', 'api/appointments/book-hospital', hospital)).toMatchObject(refused)
  })
  it('BOOK-110 BOOK-121 BOOK-140 can be booked by the doctor who gives it', async () => {
    const { serviceId, doctorId } = offer
    const own = (await doctor('GET', 'api/consultation-services/doctor')).body as Service[]
    expect(own.map(({ id }) => id)).toContain(serviceId)
    const at = offer.free[1] ?? ''
    const query = { doctorId, serviceId, date: `${at.slice(0, 10)}T00:00:00Z` }
    const free = (await doctor('POST', 'api/appointments/free-appointments/doctor', query)).body as string[]
    expect(free.map((time) => Date.parse(time))).toContain(Date.parse(at))
    const path = `api/appointments/doctor?patientId=${personId('one', 'luis')}`
    expect((await doctor('POST', path, bookingRequestAt(at, offer))).body).toMatchObject({ booked: true })
  })
})
