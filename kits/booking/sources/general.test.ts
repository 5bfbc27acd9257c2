import { describe, expect, it } from 'vitest'
import { earliest, earliestOfDoctor, providers, services, slots, specialties } from './general'
import { completeDraft, testContext, slotStart } from '../testing/testContext'

const doctor = {
  id: 70,
  fullName: 'Dra. Inés Corral Vega',
  timezone: 'Asia/Kolkata',
  specialties: ['Cardiología'],
}
const review = { id: 5, name: 'Revisión por vídeo', type: 2, duration: 20, amount: 0, currency: 'EUR' }
const provider = {
  id: 7,
  doctor,
  services: [{ ...review, amount: 35, consultationSpecialtyId: 3 }],
  city: 'Calcuta',
}
const { provider: _who, ...anybody } = completeDraft
const api = {
  'GET api/consultation-specialties': [
    { id: 3, name: 'Cardiología', maxAge: null, consultationServices: [review] },
    { id: 4, name: 'Pediatría', maxAge: 14, consultationServices: [review] },
    { id: 5, name: 'Vacía', consultationServices: [] },
  ],
  'GET api/consultation-specialties/{id}/services': [
    { ...review, externalId: 'COV', message: 'Ven en ayunas.', showMedicalTeam: false },
  ],
  'GET api/appointments/providers/service/{serviceId}': [{ ...provider, firstDate: slotStart }],
  'GET api/appointments/start-date/provider/{id}': slotStart,
  'POST api/appointments/start-time-matrix': { '2027-03-14': [slotStart, '2027-03-14T04:10:00.000Z'] },
  'POST api/appointments/first-working-day': slotStart,
}

describe('choices', () => {
  it('BOOK-028 BOOK-128 specialties with bookable services and their maximum age', async () => {
    expect(await specialties(completeDraft, testContext(api).context)).toEqual([
      { id: '3', label: 'Cardiología', icon: 'heart-pulse' },
      { id: '4', label: 'Pediatría', icon: 'users-round', maxAge: 14 },
    ])
  })

  it('BOOK-026 BOOK-130 C-056 services with type, duration, price and external code', async () => {
    expect(await services(completeDraft, testContext(api).context)).toEqual([
      {
        id: '5',
        label: 'Revisión por vídeo',
        message: 'Ven en ayunas.',
        hidesTeam: true,
        appointmentType: 2,
        duration: 20,
        price: { amount: 0, currency: 'EUR' },
        externalId: 'COV',
      },
    ])
  })

  it('BOOK-099 C-059 providers with id, price, zone and doctor id', async () => {
    expect(await providers(completeDraft, testContext(api).context)).toMatchObject([
      {
        id: '7',
        label: doctor.fullName,
        hint: 'Cardiología · Calcuta',
        zone: 'Asia/Kolkata',
        place: 'Calcuta',
        ref: { doctorId: 70 },
        firstDate: slotStart,
        price: { amount: 35, currency: 'EUR' },
      },
    ])
  })
})

describe('free slots', () => {
  it('BOOK-089 in order, in the provider’s zone', async () => {
    const { context, asked } = testContext(api)
    const range = { from: '2027-03-01T05:00:00.000Z', to: '2027-04-01T04:00:00.000Z' }
    expect(await slots(completeDraft, range, context)).toEqual([
      { start: '2027-03-14T04:10:00.000Z', zone: 'Asia/Kolkata' },
      { start: slotStart, zone: 'Asia/Kolkata' },
    ])
    await slots(anybody, range, context)
    expect(asked.map(([, input]) => input)).toEqual([
      { body: { serviceId: 5, providerId: 7, ...range } },
      { body: { serviceId: 5, ...range } },
    ])
  })

  it('BOOK-036 BOOK-100 the earliest of a provider', async () => {
    const { context, asked } = testContext(api)
    expect(await earliest(completeDraft, slotStart, context)).toEqual({
      start: slotStart,
      zone: 'Asia/Kolkata',
    })
    expect(asked.map(([, input]) => input)).toEqual([{ params: { id: 7 }, query: { serviceId: 5 } }])
  })

  it('BOOK-088 C-059 the earliest from an instant on, by doctor id or of any provider', async () => {
    const { context, asked } = testContext(api)
    const later = '2027-03-20T05:00:00.000Z'
    await earliest(completeDraft, later, context)
    await earliestOfDoctor(completeDraft, slotStart, context)
    await earliest(anybody, slotStart, context)
    expect(asked.slice(1).map(([, input]) => input)).toEqual([
      { body: { service: 5, from: later, doctors: [70] } },
      { body: { service: 5, from: slotStart, doctors: [70] } },
      { body: { service: 5, from: slotStart, doctors: [] } },
    ])
  })

  it('BOOK-088 BOOK-100 null when there is none', async () => {
    const { context } = testContext({
      'GET api/appointments/start-date/provider/{id}': null,
      'POST api/appointments/first-working-day': null,
    })
    expect(await earliest(completeDraft, slotStart, context)).toBeNull()
    expect(await earliest(anybody, slotStart, context)).toBeNull()
  })
})
