import { expect, it } from 'vitest'
import { bookOrMove, generalRequestWithData, generalRequest } from './request'
import { bookedAppointment, completeDraft, testContext, slotStart, wireFields } from '../testing/testContext'

const slot = { start: slotStart, zone: 'Asia/Kolkata' }
const body = generalRequest(completeDraft, slot, 'America/New_York', 7)

it('BOOK-019 BOOK-052 BOOK-053 BOOK-054 C-049 the general request', () => {
  expect(body).toEqual({ ...wireFields, providerId: 7, additionalFields: { notes: 'palpitaciones' } })
})

it('BOOK-020 BOOK-022 C-049 international and medical requests have notes in another field', () => {
  const medical = generalRequestWithData(completeDraft, slot, 'America/New_York', 7)
  expect(medical).toEqual({ ...wireFields, providerId: 7, additionalData: { notes: 'palpitaciones' } })
})

it('C-049 omits empty notes', () => {
  const silent = { ...completeDraft, notes: '' }
  expect(generalRequest(silent, slot, 'UTC', 7)).not.toHaveProperty('additionalFields')
  expect(generalRequestWithData(silent, slot, 'UTC', 7)).not.toHaveProperty('additionalData')
})

it('BOOK-041 C-049 sends emptied notes as an empty text when moving', () => {
  const emptied = { ...completeDraft, notes: '', editing: { ...bookedAppointment, notes: 'palpitaciones' } }
  expect(generalRequest(emptied, slot, 'UTC', 7)).toMatchObject({ additionalFields: { notes: '' } })
  expect(generalRequestWithData(emptied, slot, 'UTC', 7)).toMatchObject({ additionalData: { notes: '' } })
})

it('BOOK-041 BOOK-108 C-069 a booking has a payment return address, a move does not', () => {
  const { context } = testContext({})
  expect(bookOrMove(completeDraft, 'POST api/appointments/', body, context)).toEqual({
    operation: 'POST api/appointments/',
    body: { ...body, returnUrl: context.returnUrl },
  })
  const moving = { ...completeDraft, editing: bookedAppointment }
  expect(bookOrMove(moving, 'POST api/appointments/', body, context)).toEqual({
    operation: 'PUT api/appointments/{id}',
    params: { id: 9 },
    body,
  })
})
