import { describe, expect, it } from 'vitest'
import { fromAppointment } from '@kits/booking/sources/choices'
import { appointment, complete, patient, wire } from '@kits/booking/testing/testContext'
import { ageProblem } from '@kits/booking/draft/validity'
import variant from './variant'

const additionalFields = { notes: 'palpitaciones' }

describe('BOOK-071 BOOK-095 FEAT-012 booking by specialty', () => {
  it('C-048 posts the general request', () => {
    const { context } = patient({})
    expect(variant.request(complete, context)).toEqual({
      operation: 'POST api/appointments/',
      body: { ...wire, additionalFields, providerId: 7, returnUrl: context.returnUrl },
    })
  })

  it('BOOK-048 knows the oldest age each specialty takes', async () => {
    const api = { 'GET api/consultation-specialties': [{ id: 4, name: 'Pediatría', maxAge: 14 }] }
    const [specialty] = (await variant.choices.specialty?.(complete, patient(api).context)) ?? []
    expect(specialty).toMatchObject({ id: '4', maxAge: 14 })
    expect(ageProblem(specialty ? { specialty } : {}, 15)).toMatchObject({ values: { age: 14 } })
  })

  it('BOOK-032 BOOK-041 moves an appointment', async () => {
    const { context } = patient({})
    const known = fromAppointment(appointment)
    expect(known).toMatchObject({ specialty: { id: '3' }, service: { id: '5' }, provider: { id: '7' } })
    expect(variant.request({ ...complete, ...known, editing: appointment }, context)).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      params: { id: 9 },
      body: { providerId: 7 },
    })
  })
})
