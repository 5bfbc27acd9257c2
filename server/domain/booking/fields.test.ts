// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Appointment, CountryProviders, Provider } from '../../../schemas/generated/entities'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { listBooked, findOffers, bookingRequestAt, type TestOffer } from '../../test/clinic/bookingRequests'
import { fastDatabase } from '../../test/databases'

let clinic: Clinic
let luis: Caller
let offer: TestOffer
const get = async <T>(path: string): Promise<T> => (await luis('GET', path)).body as T
const fields = (names: string): string[] => names.split(' ')
const namesOf = (records: readonly object[]): string[] => records.flatMap((one) => Object.keys(one))

beforeAll(async () => {
  clinic = await openClinic(fastDatabase)
  luis = await clinic.as('luis@portico.test')
  const [first] = await findOffers(luis, NOW)
  if (!first) throw new Error('the demo data has no bookable provider')
  offer = first
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

it('BOOK-014 BOOK-015 an appointment has every field, and `book` repeats the booking', async () => {
  const [start = ''] = offer.free
  const [insurer] = await get<{ id: number }[]>('api/insurers')
  const request = {
    ...bookingRequestAt(start, offer),
    insurerId: insurer?.id,
    additionalFields: { notes: 'Tos.' },
  }
  await luis('POST', 'api/appointments/', request)
  const [booked] = await listBooked(luis)
  const whole = await get<Appointment>(`api/appointments/${booked?.id}`)
  expect(Object.keys(whole)).toEqual(
    expect.arrayContaining(
      fields(
        'id date startDate time serviceId serviceName providerId providerName providerNickName specialtyId ' +
          'specialtyName notes readonly doctor insurerId insurerName appointmentType status book',
      ),
    ),
  )
  const { serviceId, providerId } = offer
  expect(whole.book).toEqual({ time: start.slice(11, 16), startDate: start, serviceId, providerId })
})

it('BOOK-014 BOOK-007 an appointment in person names its centre', async () => {
  const providers = await get<Provider[]>('api/appointments/providers')
  const [found] = providers.flatMap(({ id, services }) =>
    services.filter(({ type }) => type === 1).map((service) => ({ providerId: id, serviceId: service.id })),
  )
  const range = { from: '2027-02-22T00:00:00Z', to: '2027-03-06T00:00:00Z' }
  const matrix = await luis('POST', 'api/appointments/start-time-matrix', { ...found, ...range })
  const [start = ''] = Object.values(matrix.body as Record<string, string[]>).flat()
  await luis('POST', 'api/appointments/', bookingRequestAt(start, found ?? offer))
  const booked = (await listBooked(luis)).find(({ startDate }) => startDate === start)
  expect(booked).toMatchObject({ appointmentType: 1, centro: expect.stringMatching(/\w/) })
})

it('BOOK-024 BOOK-025 providers with city, country, services and a doctor with all names', async () => {
  const providers = await get<Provider[]>('api/appointments/providers')
  expect(namesOf(providers)).toEqual(expect.arrayContaining(fields('doctor services city country')))
  const inPerson = providers.filter(({ services }) => services.some(({ type }) => type === 1))
  expect(inPerson.length).toBeGreaterThan(0)
  for (const { address, city } of inPerson) expect(address).toMatch(new RegExp(`.+, .*${city}$`))
  expect(namesOf(providers.map(({ doctor }) => doctor))).toEqual(
    expect.arrayContaining(
      fields(
        'id fullName name surname nickName externalId simplyBookId timezone thumbnailId appointmentMessage',
      ),
    ),
  )
  const own = await clinic.as('ana@portico.test', 'two')
  const { id } = (await own('GET', 'api/users/data')).body as { id: string }
  const associated = (await own('GET', `api/users/${id}/associated-doctor`)).body as object
  expect(Object.keys(associated)).toContain('upMedicaUrl')
})

it('BOOK-024 marks a provider that accepts patients from other countries', async () => {
  await clinic.db.query(`update provider set international = true where tenant = 'one' and country <> 'ES'`)
  const { internationalProviders } = await get<CountryProviders>('api/appointments/country-providers/ES')
  expect(namesOf(internationalProviders)).toContain('internationalProviders')
})

it('BOOK-026 BOOK-028 services and specialties with every field', async () => {
  expect(namesOf(await get<object[]>('api/consultation-services/all'))).toEqual(
    expect.arrayContaining(
      fields(
        'id name externalId simplyBookId description message amount currency duration type isActive showInAgenda ' +
          'showMedicalTeam consultationSpecialtyId',
      ),
    ),
  )
  expect(namesOf(await get<object[]>('api/consultation-specialties'))).toEqual(
    expect.arrayContaining(fields('id name maxAge categoryId isActive imageUrl consultationServices')),
  )
})
