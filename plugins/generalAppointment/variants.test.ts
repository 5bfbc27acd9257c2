import { describe, expect, it } from 'vitest'
import { fromAppointment } from '@portico/booking/sources/choices'
import {
  bookedAppointment,
  completeDraft,
  testContext,
  wireFields,
} from '@portico/booking/testing/testContext'
import chosenDoctor from './chosenDoctor'
import randomDoctor from './randomDoctor'

const additionalFields = { notes: 'palpitaciones' }
const free = { 'POST api/appointments/available-providers': [{ id: 8 }, { id: 7 }] }
const { provider: _who, ...anybody } = completeDraft

describe('BOOK-070 BOOK-093 the chosen doctor', () => {
  it('C-069 sends the doctor, the instant in three fields, and the return address of the payment', () => {
    const { context } = testContext({})
    expect(chosenDoctor.request(completeDraft, context)).toEqual({
      operation: 'POST api/appointments/book-doctor',
      body: { ...wireFields, additionalFields, providerId: 7, doctorId: 70, returnUrl: context.returnUrl },
    })
  })

  it('BOOK-041 BOOK-108 moves an appointment without a payment', async () => {
    const { context } = testContext({})
    const known = fromAppointment(bookedAppointment)
    const draft = { ...completeDraft, ...known, editing: bookedAppointment }
    expect(chosenDoctor.request(draft, context)).toEqual({
      operation: 'PUT api/appointments/{id}',
      params: { id: 9 },
      body: { ...wireFields, additionalFields, providerId: 7, doctorId: 70 },
    })
  })
})

describe('BOOK-069 BOOK-091 BOOK-098 the random doctor', () => {
  it('books with the first free practice', async () => {
    const { context, asked } = testContext(free)
    expect(await randomDoctor.request(anybody, context)).toEqual({
      operation: 'POST api/appointments/book',
      body: { ...wireFields, additionalFields, providerId: 8, returnUrl: context.returnUrl },
    })
    const { date, time } = wireFields
    expect(asked).toEqual([
      ['POST api/appointments/available-providers', { body: { serviceId: 5, date, time } }],
    ])
  })

  it('keeps the doctor of a moved appointment if they are free', async () => {
    const draft = { ...anybody, editing: bookedAppointment }
    expect(await randomDoctor.request(draft, testContext(free).context)).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      body: { providerId: 7 },
    })
  })

  it('BOOK-041 ERR-022 moves an appointment only to the doctor that the review shows', async () => {
    const draft = { ...completeDraft, editing: bookedAppointment }
    expect(await randomDoctor.request(draft, testContext(free).context)).toMatchObject({
      body: { providerId: 7 },
    })
    const taken = testContext({ 'POST api/appointments/available-providers': [{ id: 8 }] })
    expect(await randomDoctor.request(draft, taken.context)).toBeNull()
  })

  it('ERR-022 sends no request if no practice is free', async () => {
    const { context } = testContext({ 'POST api/appointments/available-providers': [] })
    expect(await randomDoctor.request(anybody, context)).toBeNull()
  })
})
