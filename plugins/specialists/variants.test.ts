import { describe, expect, it } from 'vitest'
import { completeDraft, testContext, slotStart, wireFields } from '@portico/booking/testing/testContext'
import { ApiError } from '@portico/core/http/apiError'
import freeOfCharge from './free'
import paid from './paid'

const service = {
  id: 5,
  name: 'Segunda opinión',
  type: 2,
  duration: 40,
  amount: 90,
  consultationSpecialtyId: 3,
}
const practice = (id: number, doctorId: number) => ({
  id,
  doctor: { id: doctorId, fullName: `Dr. ${doctorId}`, timezone: 'Asia/Kolkata' },
  services: [{ ...service, amount: 95 }],
  firstDate: slotStart,
})
const api = {
  'GET api/consultation-services/{id}': service,
  'GET api/consultation-specialties/{id}': { id: 3, name: 'Cardiología', maxAge: 80 },
  'GET api/appointments/providers/service/{serviceId}': [practice(8, 80), practice(7, 70)],
}
const free = { 'POST api/appointments/available-providers': [practice(8, 80), practice(7, 70)] }
const body = {
  ...wireFields,
  additionalFields: { notes: 'palpitaciones' },
  providerId: 7,
  specialistId: 70,
  returnUrl: testContext({}).context.returnUrl,
}

describe.each([
  ['BOOK-042 BOOK-062 BOOK-092 with a price', paid, 'POST api/appointments/book-specialist'],
  ['BOOK-043 BOOK-063 BOOK-102 free', freeOfCharge, 'POST api/appointments/book-specialist-free'],
])('FEAT-008 %s', (_name, variant, operation) => {
  const begin = (params: Record<string, string>, answers = {}) =>
    variant.initialAnswers?.(testContext({ ...api, ...answers }, { params }).context)

  it('C-048 C-059 C-069 calls its own operation with the free practice', async () => {
    expect(await variant.request(completeDraft, testContext(free).context)).toEqual({ operation, body })
  })

  it('ERR-022 sends no request if the specialist is no longer free', async () => {
    const { context } = testContext({ 'POST api/appointments/available-providers': [practice(8, 80)] })
    expect(await variant.request(completeDraft, context)).toBeNull()
  })

  it('C-019 C-059 reads service and specialist from the address, and no appointment', async () => {
    expect(variant.editParam).toBeNull()
    expect(await begin({ id: '5', specialistId: '70' })).toMatchObject({
      specialty: { id: '3', maxAge: 80 },
      service: { id: '5', price: { amount: 95 } },
      provider: { id: '70', ref: { doctorId: 70 } },
    })
  })

  it.each([
    [
      'a specialist who does not give the service',
      { 'GET api/appointments/providers/service/{serviceId}': [] },
    ],
    ['a service that is not there', { 'GET api/consultation-services/{id}': new ApiError(404, '') }],
  ])('finds no practice with %s', async (_what, answers) => {
    const { context } = testContext({ ...api, ...answers }, { params: { id: '5', specialistId: '70' } })
    expect(await variant.refusal?.(context)).toBe('SPECIALISTS.GONE')
  })

  it('finds the practice of a specialist who offers the service', async () => {
    const { context } = testContext(api, { params: { id: '5', specialistId: '70' } })
    expect(await variant.refusal?.(context)).toBeNull()
  })
})

it('BOOK-064 C-052 both variants have the specialists’ confirmation screen', () => {
  const bookedRoute = 'videoConsultation.specialistsAppointmentBooked'
  expect([paid, freeOfCharge].map((variant) => variant.bookedRoute)).toEqual([bookedRoute, bookedRoute])
})
