import { AppointmentStatus } from '@schemas/generated/constants'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { testContext, slotStart } from '@portico/booking/testing/testContext'
import { associatedDoctor } from './associatedDoctor'

const doctor = { id: 70, fullName: 'Dra. Inés Corral Vega', timezone: 'Asia/Kolkata' }
const service = { id: 5, name: 'Revisión por vídeo', type: 2, duration: 20, consultationSpecialtyId: 3 }
const api = {
  'GET api/users/{id}/associated-doctor': doctor,
  'GET api/appointments/providers': [{ id: 7, doctor, services: [service] }],
  'GET api/consultation-specialties/{id}': { id: 3, name: 'Cardiología' },
  'GET api/appointments/start-date/provider/{id}': slotStart,
}

const visit = {
  id: 1,
  startDate: '2026-01-10T07:00:00.000Z',
  status: AppointmentStatus.booked,
  specialtyId: 3,
  doctor,
}

describe('BOOK-078 the patient’s own doctor', () => {
  it('leads straight to the times', async () => {
    expect(await associatedDoctor(testContext(api).context)).toMatchObject({
      specialty: { id: '3' },
      service: { id: '5' },
      provider: { id: '7', firstDate: slotStart, preferred: true },
    })
  })

  it.each([
    ['a first visit', [], '6'],
    ['a follow-up after a visit', [visit], '5'],
    ['a first visit after one with another doctor', [{ ...visit, doctor: { ...doctor, id: 71 } }], '6'],
  ])('BOOK-026 is offered with %s', async (_name, all, id) => {
    const services = [
      { ...service, visitKind: 'followUp' },
      { ...service, id: 6, name: 'Primera visita', visitKind: 'first' },
      { ...service, id: 8, name: 'Otra', visitKind: 'first', consultationSpecialtyId: 4 },
    ]
    const { context, asked } = testContext({
      ...api,
      'GET api/appointments/providers': [{ id: 7, doctor, services }],
      'GET api/appointments/all': all,
    })
    expect((await associatedDoctor(context))?.service?.id).toBe(id)
    expect(asked).toContainEqual([
      'GET api/appointments/start-date/provider/{id}',
      expect.objectContaining({ query: { serviceId: Number(id) } }),
    ])
  })

  it.each([
    ['there is none', { 'GET api/users/{id}/associated-doctor': new ApiError(404, '') }],
    ['the doctor has no practice', { 'GET api/appointments/providers': [] }],
  ])('is not offered when %s', async (_name, change) => {
    expect(await associatedDoctor(testContext({ ...api, ...change }).context)).toBeNull()
  })
})
