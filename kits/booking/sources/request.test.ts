import { expect, it } from 'vitest'
import { bookOrMove, dataRequestOf, requestOf } from './request'
import { appointment, complete, patient, start, wire } from '../testing/testContext'

const slot = { start, zone: 'Asia/Kolkata' }
const body = requestOf(complete, slot, 'America/New_York', 7)

it('BOOK-019 BOOK-052 BOOK-053 BOOK-054 C-049 the general request', () => {
  expect(body).toEqual({ ...wire, providerId: 7, additionalFields: { notes: 'palpitaciones' } })
})

it('BOOK-020 BOOK-022 C-049 the international and the medical one have the notes elsewhere', () => {
  const medical = dataRequestOf(complete, slot, 'America/New_York', 7)
  expect(medical).toEqual({ ...wire, providerId: 7, additionalData: { notes: 'palpitaciones' } })
})

it('C-049 empty notes are no field', () => {
  const silent = { ...complete, notes: '' }
  expect(requestOf(silent, slot, 'UTC', 7)).not.toHaveProperty('additionalFields')
  expect(dataRequestOf(silent, slot, 'UTC', 7)).not.toHaveProperty('additionalData')
})

it('BOOK-041 C-049 notes that are emptied while an appointment is moved are sent as empty', () => {
  const emptied = { ...complete, notes: '', editing: { ...appointment, notes: 'palpitaciones' } }
  expect(requestOf(emptied, slot, 'UTC', 7)).toMatchObject({ additionalFields: { notes: '' } })
  expect(dataRequestOf(emptied, slot, 'UTC', 7)).toMatchObject({ additionalData: { notes: '' } })
})

it('BOOK-041 BOOK-108 C-069 a booking says where a payment returns to, a move does not', () => {
  const { context } = patient({})
  expect(bookOrMove(complete, 'POST api/appointments/', body, context)).toEqual({
    operation: 'POST api/appointments/',
    body: { ...body, returnUrl: context.returnUrl },
  })
  const moving = { ...complete, editing: appointment }
  expect(bookOrMove(moving, 'POST api/appointments/', body, context)).toEqual({
    operation: 'PUT api/appointments/{id}',
    params: { id: 9 },
    body,
  })
})
