import { describe, expect, it } from 'vitest'
import { fromAppointment } from '@portico/booking/sources/choices'
import {
  bookedAppointment,
  completeDraft,
  testContext,
  wireFields,
} from '@portico/booking/testing/testContext'
import { ageProblem } from '../../kits/booking/draft/validity'
import variant from './variant'

const additionalFields = { notes: 'palpitaciones' }

describe('BOOK-071 BOOK-095 FEAT-012 booking by specialty', () => {
  it('C-048 sends the general request', () => {
    const { context } = testContext({})
    expect(variant.request(completeDraft, context)).toEqual({
      operation: 'POST api/appointments/',
      body: { ...wireFields, additionalFields, providerId: 7, returnUrl: context.returnUrl },
    })
  })

  it('BOOK-048 knows the maximum age of each specialty', async () => {
    const api = { 'GET api/consultation-specialties': [{ id: 4, name: 'Pediatría', maxAge: 14 }] }
    const [specialty] = (await variant.choices.specialty?.(completeDraft, testContext(api).context)) ?? []
    expect(specialty).toMatchObject({ id: '4', maxAge: 14 })
    expect(ageProblem(specialty ? { specialty } : {}, 15)).toMatchObject({ values: { age: 14 } })
  })

  it('BOOK-032 BOOK-041 moves an appointment', async () => {
    const { context } = testContext({})
    const known = fromAppointment(bookedAppointment)
    expect(known).toMatchObject({ specialty: { id: '3' }, service: { id: '5' }, provider: { id: '7' } })
    expect(
      variant.request({ ...completeDraft, ...known, editing: bookedAppointment }, context),
    ).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      params: { id: 9 },
      body: { providerId: 7 },
    })
  })
})
