import { describe, expect, it } from 'vitest'
import { newDraft } from '@core/booking/draft'
import type { BookingContext, Draft } from '@core/booking/variant'
import type { Call } from '@core/http/call'
import { ApiFault } from '@core/http/fault'
import chosenDoctor from './chosenDoctor'
import { ownDoctor } from '@core/booking/sources/ownDoctor'
import randomDoctor from './randomDoctor'

const doctor = {
  id: 70,
  fullName: 'Dra. Inés Corral Vega',
  timezone: 'Asia/Kolkata',
  specialties: ['Cardiología'],
}
const review = { id: 5, name: 'Revisión por vídeo', type: 2, duration: 20, amount: 0, currency: 'EUR' }
const provider = { id: 7, doctor, services: [{ ...review, consultationSpecialtyId: 3 }], city: 'Calcuta' }
const start = '2027-03-14T04:30:00.000Z'
const api: Record<string, unknown> = {
  'GET api/consultation-specialties': [
    { id: 3, name: 'Cardiología', maxAge: null, consultationServices: [review] },
    { id: 4, name: 'Pediatría', maxAge: 14, consultationServices: [review] },
    { id: 5, name: 'Vacía', consultationServices: [] },
  ],
  'GET api/consultation-specialties/{id}': { id: 3, name: 'Cardiología' },
  'GET api/consultation-specialties/{id}/services': [review],
  'GET api/appointments/providers': [provider],
  'GET api/appointments/providers/service/{serviceId}': [{ ...provider, firstDate: start }],
  'GET api/appointments/start-date/provider/{id}': start,
  'GET api/users/{id}/associated-doctor': doctor,
  'POST api/appointments/start-time-matrix': { '2027-03-14': [start, '2027-03-14T04:10:00.000Z'] },
  'POST api/appointments/first-working-day': start,
  'POST api/appointments/available-providers': [{ ...provider, id: 8 }, provider],
}

/** A patient in New York. */
function patient(answers: Record<string, unknown> = api) {
  const asked: unknown[] = []
  const call = async (operation: string, input: unknown) => {
    asked.push([operation, input])
    const answer = answers[operation]
    if (answer instanceof Error) throw answer
    return answer
  }
  const context = { call: call as unknown as Call, zone: 'America/New_York', userId: 'ana' } as BookingContext
  return { context, asked }
}
const draft: Draft = newDraft('v', 'k', {
  specialty: { id: '3', label: 'Cardiología' },
  service: { id: '5', label: 'Revisión' },
  provider: { id: '7', label: 'Inés', zone: 'Asia/Kolkata', ref: { doctorId: 70 } },
  slot: { start, zone: 'Asia/Kolkata' },
  notes: 'palpitaciones',
})
const wire = {
  serviceId: 5,
  date: '2027-03-14T00:00:00.000Z',
  time: '04:30',
  userOffset: -300,
  additionalFields: { notes: 'palpitaciones' },
}
const { provider: _who, ...anybody } = draft
const editing = { id: 9, startDate: '2027-03-15T04:30:00.000Z', status: 2, providerId: 7 }

describe('BOOK-070 BOOK-093 the chosen doctor', () => {
  it('books with the doctor, one instant in three fields', () => {
    const { context } = patient()
    expect(chosenDoctor.request(draft, context)).toEqual({
      operation: 'POST api/appointments/book-doctor',
      body: { ...wire, providerId: 7, doctorId: 70 },
    })
  })

  it('BOOK-041 BOOK-108 moves an appointment', () => {
    expect(chosenDoctor.request({ ...draft, editing }, patient().context)).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      params: { id: 9 },
      body: { providerId: 7, doctorId: 70 },
    })
  })

  it('C-049 sends no field for notes that are empty', () => {
    const request = chosenDoctor.request({ ...draft, notes: '' }, patient().context)
    expect(request).not.toHaveProperty('body.additionalFields')
  })
})

describe('BOOK-069 BOOK-098 the random doctor', () => {
  it('books with the first who is free', async () => {
    const { context, asked } = patient()
    expect(await randomDoctor.request(anybody, context)).toEqual({
      operation: 'POST api/appointments/book',
      body: { ...wire, providerId: 8 },
    })
    expect(asked).toEqual([
      [
        'POST api/appointments/available-providers',
        { body: { serviceId: 5, date: '2027-03-14T00:00:00.000Z', time: '04:30' } },
      ],
    ])
  })

  it('keeps the doctor of an appointment that is moved, where they are free', async () => {
    expect(await randomDoctor.request({ ...anybody, editing }, patient().context)).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      body: { providerId: 7 },
    })
  })

  it('ERR-022 nobody free is no request', async () => {
    const { context } = patient({ ...api, 'POST api/appointments/available-providers': [] })
    expect(await randomDoctor.request(anybody, context)).toBeNull()
  })
})

describe('what can be chosen', () => {
  it('BOOK-028 specialties with something to book, and the oldest age they take', async () => {
    const choices = await chosenDoctor.choices.specialty?.(draft, patient().context)
    expect(choices).toEqual([
      { id: '3', label: 'Cardiología', icon: 'heart-pulse' },
      { id: '4', label: 'Pediatría', icon: 'users-round', maxAge: 14 },
    ])
  })

  it('BOOK-026 services with type, length and price', async () => {
    expect(await chosenDoctor.choices.service?.(draft, patient().context)).toEqual([
      {
        id: '5',
        label: 'Revisión por vídeo',
        appointmentType: 2,
        duration: 20,
        price: { amount: 0, currency: 'EUR' },
      },
    ])
  })

  it('C-059 providers with their own id, their zone and the doctor behind', async () => {
    expect(await chosenDoctor.choices.provider?.(draft, patient().context)).toMatchObject([
      { id: '7', zone: 'Asia/Kolkata', place: 'Calcuta', ref: { doctorId: 70 }, firstDate: start },
    ])
  })

  it('BOOK-089 times in order, in the zone of the provider', async () => {
    const { context, asked } = patient()
    const range = { from: '2027-03-01T05:00:00.000Z', to: '2027-04-01T04:00:00.000Z' }
    expect(await chosenDoctor.slots(draft, range, context)).toEqual([
      { start: '2027-03-14T04:10:00.000Z', zone: 'Asia/Kolkata' },
      { start, zone: 'Asia/Kolkata' },
    ])
    await randomDoctor.slots(anybody, range, context)
    const bodies = asked.map((one) => (one as [string, { body: object }])[1].body)
    expect(bodies).toEqual([
      { serviceId: 5, providerId: 7, ...range },
      { serviceId: 5, ...range },
    ])
  })

  it('BOOK-036 BOOK-088 the earliest time, or none', async () => {
    expect(await chosenDoctor.earliest(draft, start, patient().context)).toEqual({
      start,
      zone: 'Asia/Kolkata',
    })
    const { context } = patient({ 'POST api/appointments/first-working-day': null })
    expect(await chosenDoctor.earliest(draft, start, context)).toBeNull()
  })
})

describe('BOOK-078 one’s own doctor', () => {
  it('leads straight to the times', async () => {
    expect(await ownDoctor(patient().context)).toMatchObject({
      specialty: { id: '3' },
      service: { id: '5' },
      provider: { id: '7', firstDate: start, preferred: true },
    })
  })

  it.each([
    ['there is none', { 'GET api/users/{id}/associated-doctor': new ApiFault(404, '') }],
    ['the doctor has no practice', { 'GET api/appointments/providers': [] }],
  ])('is not offered when %s', async (_name, change) => {
    expect(await ownDoctor(patient({ ...api, ...change }).context)).toBeNull()
  })
})
