import { expect, it } from 'vitest'
import { AppointmentStatus } from '@schemas/generated/constants'
import { newDraft } from './draft'
import { payerOf } from './usePayer'
import type { Choice } from '../variant'

const service: Choice = { id: '1', label: 'Consulta', price: { amount: 45, currency: 'EUR' } }
const draft = newDraft('v', 'k', { service })
const insurer: Choice = { id: '2', label: 'Sanitas' }

it('BOOK-040 a price is paid online where the portal takes payments', () => {
  expect(payerOf(draft, true)).toBe('self')
  expect(payerOf(draft, false)).toBeNull()
  expect(
    payerOf({ ...draft, service: { ...service, price: { amount: 0, currency: 'EUR' } } }, true),
  ).toBeNull()
})

it('BOOK-047 an insurer and an agreement pay, the private insurer does not', () => {
  expect(payerOf({ ...draft, insurer }, true)).toBe('insurer')
  expect(payerOf({ ...draft, insurer: { ...insurer, preferred: true } }, true)).toBe('self')
  const agreement: Choice = { ...insurer, preferred: true, ref: { agreementId: 3 } }
  expect(payerOf({ ...draft, insurer: agreement }, true)).toBe('agreement')
  const covered = { ...service, isCovered: true }
  expect(payerOf({ ...draft, insurer: agreement, service: covered }, true)).toBe('agreement')
})

it('ADMIN-031 the patient pays for a service that the agreement shows and does not list', () => {
  const agreement: Choice = { ...insurer, preferred: true, ref: { agreementId: 3 } }
  const other = { ...draft, insurer: agreement, service: { ...service, isCovered: false } }
  expect(payerOf(other, true)).toBe('self')
  expect(payerOf(other, false)).toBeNull()
})

it('BOOK-041 moving costs nothing', () => {
  const editing = { id: 7, startDate: '2026-11-12T10:00:00.000Z', status: AppointmentStatus.booked }
  expect(payerOf({ ...draft, editing }, true)).toBeNull()
})
