import { describe, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { tenantDefaults } from '@schemas/generated/tenant'
import { leadMinutes } from '../draft/leadTime'
import { hospitalVariant } from './hospitalVariant'
import { bookedAppointment, completeDraft, testContext, slotStart } from '../testing/testContext'

const variant = hospitalVariant('clinic')
const insurer = { id: '4', label: 'Seguros Norte' }
const draft = { ...completeDraft, insurer }
const payload = {
  doctorId: 70,
  date: slotStart,
  consultationServiceId: 5,
  insurerId: 4,
  userOffset: -300,
  userZone: 'America/New_York',
  duration: 20,
  additionalData: { notes: 'palpitaciones' },
}
const covid = { id: 5, name: 'COVID', type: 2, duration: 20, externalId: 'COV' }

it('BOOK-033 asks every step in the specified order', () => {
  expect(variant.steps).toEqual(['type', 'insurer', 'specialty', 'service', 'provider', 'time', 'review'])
})

describe('BOOK-021 BOOK-094 the hospital payload', () => {
  it('C-050 C-069 has one instant and the payment return address', () => {
    const { context } = testContext({})
    expect(variant.request(draft, context)).toEqual({
      operation: 'POST api/appointments/book-hospital',
      body: { ...payload, returnUrl: context.returnUrl },
    })
  })

  it('C-059 books in the centre that was chosen', () => {
    const provider = { id: '8', label: 'Dra. Inés', ref: { doctorId: 70, providerId: 8 } }
    expect(variant.request({ ...draft, provider }, testContext({}).context)).toMatchObject({
      body: { doctorId: 70, providerId: 8 },
    })
  })

  it('BOOK-115 has the agreement instead of the insurer', () => {
    const insured = { ...draft, insurer: { id: 'agreement-6', label: '', ref: { agreementId: 6 } } }
    expect(variant.request(insured, testContext({}).context)).toMatchObject({
      body: { insurerId: null, agreementId: 6 },
    })
  })

  it('BOOK-041 BOOK-108 moves an appointment', () => {
    const moving = { ...draft, editing: bookedAppointment }
    expect(variant.request(moving, testContext({}).context)).toEqual({
      operation: 'PUT api/appointments/{id}',
      params: { id: 9 },
      body: payload,
    })
  })

  it('BOOK-041 C-049 sends emptied notes as an empty text when moving', () => {
    const emptied = { ...draft, notes: '', editing: { ...bookedAppointment, notes: 'palpitaciones' } }
    const request = variant.request(emptied, testContext({}).context)
    expect(request).toMatchObject({ body: { additionalData: { notes: '' } } })
  })
})

describe('moving an appointment', () => {
  const api = { 'GET api/consultation-services/{id}': covid, 'GET api/users/data': { agreementId: 6 } }

  it('BOOK-050 C-056 has the lead time of its service', async () => {
    const known = await variant.edit?.({ ...bookedAppointment, insurerId: 4 }, testContext(api).context)
    expect(known).toMatchObject({
      type: { id: '2' },
      insurer: { id: '4' },
      specialty: { id: '3' },
      service: { id: '5', externalId: 'COV' },
      provider: { id: '7', ref: { doctorId: 70, providerId: 7 } },
    })
    expect(leadMinutes(known?.service, tenantDefaults.leadTime)).toBe(900)
  })

  it('BOOK-041 opens an appointment whose service is no longer offered', async () => {
    const gone = { ...api, 'GET api/consultation-services/{id}': new ApiError(404, '') }
    const known = await variant.edit?.(bookedAppointment, testContext(gone).context)
    expect(known).toMatchObject({ service: { id: '5', label: 'Revisión' }, provider: { id: '7' } })
    const silent = { ...api, 'GET api/consultation-services/{id}': new ApiError(0, 'NETWORK') }
    await expect(variant.edit?.(bookedAppointment, testContext(silent).context)).rejects.toThrow('NETWORK')
  })

  it('BOOK-041 C-059 stays in its centre', async () => {
    const centro = 'Centro Oviedo, Calle Mayor 1, Oviedo'
    const known = await variant.edit?.({ ...bookedAppointment, centro }, testContext(api).context)
    expect(known?.provider).toMatchObject({ address: centro })
    const moving = { ...draft, ...known, editing: bookedAppointment }
    expect(variant.request(moving, testContext({}).context)).toMatchObject({ body: { providerId: 7 } })
  })

  it('BOOK-117 without an insurer, the agreement paid', async () => {
    const known = await variant.edit?.(bookedAppointment, testContext(api).context)
    expect(known).toMatchObject({ insurer: { ref: { agreementId: 6 } } })
  })
})

it('BOOK-002 BOOK-073 starts with the preset answers', async () => {
  const api = {
    'GET api/appointments/insurers/{appointmentType}': [{ id: 4, name: 'Seguros Norte' }],
    'GET api/users/data': { id: 'ana', name: 'Ana' },
  }
  const { context } = testContext(api, { preset: { appointmentType: 2, insurer: 4, notes: 'tos' } })
  expect(await variant.initialAnswers?.(context)).toMatchObject({ type: { id: '2' }, insurer, notes: 'tos' })
})
