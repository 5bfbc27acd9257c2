import { describe, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { fromAppointment } from '@portico/booking/sources/choices'
import {
  bookedAppointment,
  completeDraft,
  testContext,
  wireFields,
} from '@portico/booking/testing/testContext'
import variant from './variant'

const api = {
  'GET api/consultation-specialties': [{ id: 3, name: 'Coaching' }],
  'GET api/consultation-services/{id}': { id: 5, consultationSpecialtyId: 3 },
  'GET api/consultation-specialties/{id}/services': [{ id: 5, name: 'Sesión', type: 2, duration: 45 }],
  'GET api/appointments/providers/service/{serviceId}': [
    { id: 7, doctor: { id: 70, fullName: 'Inés', timezone: 'Europe/Madrid' }, services: [] },
  ],
}
const begun = async (params: Record<string, string>, given = {}) =>
  Object.entries(
    (await variant.initialAnswers?.(testContext(api, { params, preset: given }).context)) ?? {},
  ).map(([step, choice]) => [step, (choice as { id?: string }).id ?? choice])

describe('BOOK-004 BOOK-013 BOOK-075 FEAT-022 sessions', () => {
  it.each([
    ['nothing named: all is selected', {}, []],
    ['a specialty', { specialtyId: '3' }, [['specialty', '3']]],
    [
      'everything',
      { specialtyId: '3', consultationServiceId: '5', doctorId: '70' },
      [
        ['specialty', '3'],
        ['service', '5'],
        ['provider', '7'],
      ],
    ],
    [
      'a service without its specialty',
      { consultationServiceId: '5', doctorId: '70' },
      [
        ['specialty', '3'],
        ['service', '5'],
        ['provider', '7'],
      ],
    ],
    ['a service that is not offered', { specialtyId: '3', consultationServiceId: '9' }, [['specialty', '3']]],
  ])('BOOK-006 start with the answers in the address: %s', async (_name, params, expected) => {
    expect(await begun(params)).toEqual(expected)
  })

  it('C-019 start without answers if the service of an old link no longer exists', async () => {
    const gone = { ...api, 'GET api/consultation-services/{id}': new ApiError(404, '') }
    const { context } = testContext(gone, { params: { consultationServiceId: '5' } })
    expect(await variant.initialAnswers?.(context)).toEqual({})
    const silent = { ...api, 'GET api/consultation-services/{id}': new ApiError(0, 'NETWORK') }
    const unheard = testContext(silent, { params: { consultationServiceId: '5' } })
    await expect(variant.initialAnswers?.(unheard.context)).rejects.toThrow('NETWORK')
  })

  it('BOOK-002 start with preset answers', async () => {
    expect(await begun({}, { specialty: 3, service: 5, notes: 'primera' })).toEqual([
      ['specialty', '3'],
      ['service', '5'],
      ['notes', 'primera'],
    ])
  })

  it('BOOK-095 C-048 are booked with the general request', () => {
    const { context } = testContext({})
    expect(variant.request(completeDraft, context)).toEqual({
      operation: 'POST api/appointments/',
      body: {
        ...wireFields,
        additionalFields: { notes: 'palpitaciones' },
        providerId: 7,
        returnUrl: context.returnUrl,
      },
    })
  })

  it('BOOK-041 can be moved', async () => {
    const { context } = testContext({})
    const known = fromAppointment(bookedAppointment)
    expect(
      variant.request({ ...completeDraft, ...known, editing: bookedAppointment }, context),
    ).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      params: { id: 9 },
    })
  })
})
