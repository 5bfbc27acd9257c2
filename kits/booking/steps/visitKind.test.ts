import { AppointmentStatus } from '@schemas/generated/constants'
import { describe, expect, it } from 'vitest'
import type { Choice } from '../variant'
import { dependsOnHistory, fittingService, hasVisited } from './visitKind'

const service = (id: string, appointmentType: 1 | 2, visitKind?: Choice['visitKind']): Choice => ({
  id,
  label: id,
  appointmentType,
  ...(visitKind && { visitKind }),
})
const both = [service('again', 2, 'followUp'), service('first', 2, 'first'), service('person', 1, 'first')]

describe('BOOK-026 the service that fits the history', () => {
  it.each([
    ['a first visit for somebody new', both, false, 'first'],
    ['a follow-up for somebody who comes again', both, true, 'again'],
    ['none where all are of one kind', [both[1], service('long', 2, 'first')], false, undefined],
    ['none where the second kind is of another type of visit', [both[0], both[2]], false, undefined],
    ['none without kinds', [service('a', 2), service('b', 2)], true, undefined],
    ['none without services', [], true, undefined],
  ])('%s', (_name, services, isReturning, id) => {
    expect(fittingService(services as Choice[], isReturning)?.id).toBe(id)
    expect(dependsOnHistory(services as Choice[])).toBe(id !== undefined)
  })
})

describe('BOOK-026 whether somebody has been there before', () => {
  const now = Date.parse('2027-01-11T07:00:00Z')
  const visit = {
    id: 9,
    startDate: '2027-01-10T07:00:00.000Z',
    status: AppointmentStatus.booked,
    specialtyId: 3,
    doctor: { id: 70, fullName: 'Dra. Inés Corral Vega', timezone: 'Europe/Madrid' },
  }
  it.each([
    ['with the specialty', {}, { specialtyId: 3 }, true],
    ['with the doctor', {}, { doctorId: 70 }, true],
    ['with another specialty', {}, { specialtyId: 4 }, false],
    ['with another doctor', {}, { doctorId: 71 }, false],
    ['not yet', { startDate: '2027-01-11T07:00:00.000Z' }, { specialtyId: 3 }, false],
    ['held until it is paid', { status: AppointmentStatus.pendingPayment }, { specialtyId: 3 }, false],
  ])('%s', (_name, change, by, expected) => {
    expect(hasVisited([{ ...visit, ...change }], by, now)).toBe(expected)
  })
})
