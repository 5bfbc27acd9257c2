import { expect, it } from 'vitest'
import { AppointmentStatus } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { findNearAppointment } from './nearAppointment'

const other: Appointment = {
  id: 7,
  status: AppointmentStatus.booked,
  startDate: '2027-03-10T10:00:00.000Z',
  duration: 20,
}
const service = { id: '1', label: 'Consulta', duration: 15 }
const draftAt = (time: string) => ({
  service,
  slot: { start: `2027-03-10T${time}:00.000Z`, zone: 'Europe/Madrid' },
})

it.each([
  ['09:00', undefined],
  ['09:15', undefined],
  ['09:20', other],
  ['09:45', other],
  ['09:50', undefined],
  ['10:00', undefined],
  ['10:20', other],
  ['10:49', other],
  ['10:50', undefined],
])('BOOK-018 an appointment of 15 minutes at %s is near one from 10:00 to 10:20: %o', (time, near) => {
  expect(findNearAppointment(draftAt(time), [other])).toBe(near)
})

it('BOOK-024 the minutes are those of the provider, where they are known', () => {
  const provider = { id: '7', label: 'Dra. Vega', duration: 45 }
  expect(findNearAppointment(draftAt('08:45'), [other])).toBeUndefined()
  expect(findNearAppointment({ ...draftAt('08:50'), provider }, [other])).toBe(other)
})

it('BOOK-016 BOOK-041 a cancelled appointment and the one that is moved are not near', () => {
  const draft = draftAt('10:20')
  expect(findNearAppointment(draft, [{ ...other, status: AppointmentStatus.cancelled }])).toBeUndefined()
  expect(findNearAppointment({ ...draft, editing: other }, [other])).toBeUndefined()
  expect(findNearAppointment({ service }, [other])).toBeUndefined()
})
