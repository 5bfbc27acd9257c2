import { AppointmentStatus } from '@schemas/generated/constants'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './ics'

const now = Date.parse('2027-03-01T10:00:00Z')
const appointment = {
  id: 7,
  startDate: '2027-03-28T00:30:00.000Z',
  duration: 30,
  status: AppointmentStatus.booked,
}

describe('the calendar file of an appointment', () => {
  it('BOOK-039 says when it is, in UTC, across the night of the change', () => {
    const file = calendarFile(appointment, 'Cardiología', null, now)
    expect(file).toContain('DTSTART:20270328T003000Z\r\n')
    expect(file).toContain('DTEND:20270328T010000Z\r\n')
    expect(file).not.toContain('LOCATION')
  })

  it('keeps commas, semicolons and line ends from becoming structure', () => {
    const file = calendarFile(appointment, 'Dra. Vega; cita, 2\nEND:VEVENT', 'Calle A, 1', now)
    expect(file).toContain('SUMMARY:Dra. Vega\\; cita\\, 2\\nEND:VEVENT\r\n')
    expect(file).toContain('LOCATION:Calle A\\, 1\r\n')
  })

  it('folds lines at 75 octets without breaking a letter', () => {
    const file = calendarFile(appointment, 'ñ'.repeat(90), null, now)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(file.replace(/\r\n /g, '')).toContain(`SUMMARY:${'ñ'.repeat(90)}`)
  })
})
