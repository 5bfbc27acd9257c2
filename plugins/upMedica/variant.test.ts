import { describe, expect, it } from 'vitest'
import {
  bookedAppointment,
  completeDraft,
  testContext,
  wireFields,
} from '@portico/booking/testing/testContext'
import { ApiError } from '@portico/core/http/apiError'
import variant from './variant'

const service = (id: number) => ({ id, name: `Servicio ${id}`, type: 2, duration: 20 })
const practice = (id: number, doctorId: number, services: number[]) => ({
  id,
  doctor: { id: doctorId, fullName: `Dr. ${doctorId}`, timezone: 'Europe/Madrid' },
  services: services.map(service),
})
const practices = [practice(7, 70, [5, 6]), practice(8, 80, [5, 9]), practice(9, 70, [5])]
const api = {
  'GET api/users/{id}/associated-doctor': { id: 70, fullName: 'Dr. 70', timezone: 'Europe/Madrid' },
  'GET api/appointments/providers': practices,
  'GET api/appointments/providers/service/{serviceId}': practices,
}

describe('BOOK-065 BOOK-078 FEAT-009 the associated doctor', () => {
  it('BOOK-085 offers each of their services once', async () => {
    const services = await variant.choices.service?.(completeDraft, testContext(api).context)
    expect(services?.map(({ id }) => id)).toEqual(['5', '6'])
  })

  it('BOOK-099 is offered at their own practices only', async () => {
    const found = await variant.choices.provider?.(completeDraft, testContext(api).context)
    expect(found?.map(({ id }) => id)).toEqual(['7', '9'])
  })

  it('BOOK-093 C-048 is booked with book-doctor', () => {
    const { context } = testContext({})
    expect(variant.request(completeDraft, context)).toEqual({
      operation: 'POST api/appointments/book-doctor',
      body: {
        ...wireFields,
        additionalFields: { notes: 'palpitaciones' },
        providerId: 7,
        doctorId: 70,
        returnUrl: context.returnUrl,
      },
    })
  })

  it('BOOK-041 can be moved to another time', () => {
    expect(
      variant.request({ ...completeDraft, editing: bookedAppointment }, testContext({}).context),
    ).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      body: { doctorId: 70 },
    })
  })

  it('BOOK-066 has its own confirmation screen', () => {
    expect(variant.bookedRoute).toBe('videoConsultation.doctorUpAppointmentBooked')
  })
})

describe('BOOK-078 C-013 a person without associated doctor', () => {
  const allowed = (answer: unknown) =>
    variant.refusal?.(testContext({ 'GET api/users/{id}/associated-doctor': answer }).context)

  it.each([
    ['404 is none', new ApiError(404, ''), 'UP_MEDICA.NO_DOCTOR'],
    ['empty is none', null, 'UP_MEDICA.NO_DOCTOR'],
    ['a doctor is one', api['GET api/users/{id}/associated-doctor'], null],
  ])('%s', async (_name, answer, expected) => {
    expect(await allowed(answer)).toBe(expected)
  })

  it('any other error rejects', async () => {
    await expect(allowed(new ApiError(500, ''))).rejects.toThrow(ApiError)
  })
})
