import { describe, expect, it } from 'vitest'
import { insurersAndAgreement } from './agreement'
import { doctors, insurers, services, slots, specialties, types } from './hospital'
import { addressOf } from '../screens/labels'
import { citiesOf, inCity } from '../search/cities'
import { completeDraft, testContext, slotStart } from '../testing/testContext'

const [type, online] = ['1', '2'].map((id) => ({ id, label: id }))
const insurer = { id: '4', label: 'Seguros Norte' }
const agreement = { id: 'agreement-6', label: 'Convenio', ref: { agreementId: 6 } }
const draft = { ...completeDraft, ...(online && { type: online }), insurer }
const names = ['Seguros Norte', 'Norte Online', 'Privado']
const api = {
  'GET api/appointments/insurers/{appointmentType}': names.map((name, id) => ({ id: id + 4, name })),
  'GET api/users/data': { id: 'ana', name: 'Ana', agreementId: 6 },
  'GET api/appointments/specialties/{appointmentType}/{insurerId}': [
    { id: 3, name: 'Cardiología', maxAge: 80 },
  ],
  'GET api/appointments/specialties-agreements/{appointmentType}/{agreementId}': [],
  'GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}': [
    { id: 5, name: 'COVID', type: 2, duration: 20, externalId: 'COV', amount: 30 },
  ],
  'GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}': [],
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}': [
    { id: 70, fullName: 'Dra. Inés', timezone: 'Asia/Kolkata', place: 'Calcuta', firstDate: slotStart },
  ],
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}': [],
  'POST api/appointments/free-appointments': ['2027-03-14T10:30:00+05:30', '2027-03-14T10:00:00+05:30'],
}

it('BOOK-010 BOOK-033 the types use texts of core', async () => {
  expect(await types(draft, testContext({}).context)).toMatchObject([
    { id: '1', label: 'BOOKING.IN_PERSON' },
    { id: '2', label: 'BOOKING.ONLINE' },
  ])
})

it.each([
  [true, undefined],
  [false, { amount: 30, currency: 'EUR' }],
])('ADMIN-031 a service that the payer covers (%s) has the price %o', async (isCovered, price) => {
  const path = 'GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}'
  const service = { id: 5, name: 'Visita', type: 2, duration: 20, amount: 30, isCovered }
  const { context } = testContext({ ...api, [path]: [service] })
  const [choice] = await services({ ...draft, insurer: agreement }, context)
  expect(choice?.price).toEqual(price)
  expect(choice?.isCovered).toBe(isCovered)
})

describe('payers', () => {
  const labels = async (of: typeof draft, options: object) =>
    (await insurers(of, testContext(api, { options: { ...options } }).context)).map(({ label }) => label)

  it('BOOK-113 all insurers of the type', async () => {
    const { context, asked } = testContext(api)
    expect(await insurers(draft, context)).toHaveLength(3)
    expect(asked[0]?.[1]).toEqual({ params: { appointmentType: 2 } })
  })

  it('BOOK-046 C-055 online: online insurers and the private one; in person: all', async () => {
    const options = { onlineInsurers: true, privateInsurer: 6 }
    expect(await labels(draft, options)).toEqual(['Norte Online', 'Privado'])
    expect(await labels({ ...draft, ...(type && { type }) }, options)).toEqual(names)
    expect(await labels(draft, { onlineInsurers: false, privateInsurer: 6 })).toEqual(names)
  })

  it('BOOK-047 the private one is shown first', async () => {
    const found = await insurers(draft, testContext(api, { options: { privateInsurer: 6 } }).context)
    expect(found.filter(({ preferred }) => preferred).map(({ label }) => label)).toEqual(['Privado'])
  })

  it('BOOK-115 the person’s agreement comes before the insurers', async () => {
    const [first] = await insurersAndAgreement(draft, testContext(api).context)
    expect(first).toMatchObject({ label: 'BOOKING.AGREEMENT', preferred: true, ref: { agreementId: 6 } })
  })

  it.each([
    ['without a session', { userId: '' }, api],
    ['without an agreement', {}, { ...api, 'GET api/users/data': { id: 'ana', name: 'Ana' } }],
  ])('BOOK-115 %s there are only insurers', async (_name, who, answers) => {
    expect(await insurersAndAgreement(draft, testContext(answers, who).context)).toHaveLength(3)
  })
})

describe.each([
  [
    'an insurer',
    draft,
    'specialties/{appointmentType}/{insurerId}',
    'services/{appointmentType}/{insurerId}/{specialtyId}',
    4,
    { insurerId: 4 },
  ],
  [
    'an agreement',
    { ...draft, insurer: agreement },
    'specialties-agreements/{appointmentType}/{agreementId}',
    'services-agreements/{appointmentType}/{agreementId}/{specialtyId}',
    0,
    { agreementId: 6 },
  ],
])('what %s covers', (_name, of, specialtiesPath, servicesPath, insurerId, payer) => {
  it('BOOK-114 BOOK-115 BOOK-116 BOOK-117 BOOK-119 specialties, services and doctors', async () => {
    const { context, asked } = testContext(api)
    await specialties(of, context)
    await services(of, context)
    await doctors(of, context)
    expect(asked).toEqual([
      [`GET api/appointments/${specialtiesPath}`, { params: { appointmentType: 2, ...payer } }],
      ['GET api/specialties-categories', { quiet: true }],
      [`GET api/appointments/${servicesPath}`, { params: { appointmentType: 2, specialtyId: 3, ...payer } }],
      [
        'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}',
        { params: { appointmentType: 2, insurerId, specialtyId: 3, serviceId: 5 } },
      ],
    ])
  })
})

it('BOOK-118 without a specialty, doctors are listed by service', async () => {
  const { context, asked } = testContext(api)
  const { specialty: _none, ...old } = draft
  await doctors(old, context)
  expect(asked[0]?.[0]).toBe('GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}')
})

it('C-059 a doctor choice has the doctor’s id', async () => {
  expect(await doctors(draft, testContext(api).context)).toMatchObject([
    { id: '70', place: 'Calcuta', zone: 'Asia/Kolkata', firstDate: slotStart, ref: { doctorId: 70 } },
  ])
})

it('BOOK-119 C-059 a doctor of two centres is a choice in each city, with its address and its own slots', async () => {
  const path = 'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}'
  const at = (providerId: number, place: string) => ({
    id: 70,
    fullName: 'Dra. Inés',
    timezone: 'Europe/Madrid',
    firstDate: slotStart,
    providerId,
    place,
    address: `Centro ${place}, ${place}`,
  })
  const two = { ...api, [path]: [at(7, 'Gijón'), at(8, 'Oviedo')] }
  const { context, asked } = testContext(two)
  const found = await doctors(draft, context)
  const service = { id: '5', label: 'Consulta', appointmentType: 1 as const }
  expect(found.map(({ id }) => id)).toEqual(['7', '8'])
  expect(citiesOf(found, service)).toEqual(['Gijón', 'Oviedo'])
  const [provider] = inCity(found, 'Oviedo')
  expect(addressOf(provider, service)).toBe('Centro Oviedo, Oviedo')
  const range = { from: slotStart, to: slotStart }
  await slots({ ...draft, ...(provider && { provider }) }, range, context)
  expect(asked.at(-1)?.[1]).toMatchObject({ body: { doctorId: 70, providerId: 8 } })
})

it.each([
  ['where the patient pays', { price: { amount: 40, currency: 'EUR' } }, { amount: 75, currency: 'EUR' }],
  ['not where somebody else does', {}, undefined],
])('BOOK-143 a doctor choice has the price of the centre %s', async (_, ofService, price) => {
  const path = 'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}'
  const offered = { id: 5, name: 'Consulta', type: 1, amount: 75, currency: 'EUR', duration: 30 }
  const doctor = {
    id: 70,
    fullName: 'Dra. Inés',
    timezone: 'Europe/Madrid',
    providerId: 8,
    service: offered,
  }
  const { context } = testContext({ ...api, [path]: [doctor] })
  const [found] = await doctors({ ...draft, service: { id: '5', label: 'Consulta', ...ofService } }, context)
  expect(found).toMatchObject({ id: '8', duration: 30 })
  expect(found?.price).toEqual(price)
})

it('BOOK-051 BOOK-120 free slots become instants, in order', async () => {
  const { context, asked } = testContext(api)
  const range = { from: '2027-03-14T05:00:00.000Z', to: '2027-03-15T04:00:00.000Z' }
  expect(await slots(draft, range, context)).toEqual([
    { start: slotStart, zone: 'Asia/Kolkata' },
    { start: '2027-03-14T05:00:00.000Z', zone: 'Asia/Kolkata' },
  ])
  expect(asked[0]?.[1]).toEqual({
    body: { doctorId: 70, serviceId: 5, insurerId: 4, date: range.from, to: range.to },
  })
})
