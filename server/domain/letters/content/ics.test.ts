// @vitest-environment node
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from './ics'

const now = new Date('2027-03-01T10:00:00Z')
const entry: CalendarEntry = {
  uid: 'appointment-7@one.test',
  sequence: 2,
  startsAt: '2027-03-28T00:30:00.000Z',
  endsAt: '2027-03-28T01:00:00.000Z',
  title: 'Cita',
  place: null,
  text: 'Texto',
  url: 'https://one.test/',
  isCancelled: false,
}
const linesOf = (change: Partial<CalendarEntry>, method: 'REQUEST' | 'CANCEL' = 'REQUEST') =>
  calendarFile(method, 'Clínica', [{ ...entry, ...change }], now)
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('BOOK-039 an entry says when it is, in UTC, across the night of the clock change', () => {
  expect(linesOf({})).toEqual(expect.arrayContaining(['DTSTART:20270328T003000Z', 'DTEND:20270328T010000Z']))
  expect(linesOf({}).some((line) => line.startsWith('LOCATION'))).toBe(false)
})

test('a later version of an entry has the same UID and a higher SEQUENCE', () => {
  expect(linesOf({})).toEqual(expect.arrayContaining(['UID:appointment-7@one.test', 'SEQUENCE:2']))
})

test('a cancelled entry has no alarm', () => {
  expect(linesOf({})).toContain('TRIGGER:-PT60M')
  const cancelled = linesOf({ isCancelled: true }, 'CANCEL')
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']))
  expect(cancelled).not.toContain('BEGIN:VALARM')
})

test('commas, semicolons, quotes and line ends in a value do not become structure', () => {
  const attendee = { name: 'Ana "X"\r\nEND:VEVENT', address: 'ana@portico.test' }
  const lines = linesOf({ title: 'Dra. Vega; cita, 2\nEND:VEVENT', place: 'Calle A, 1', attendee })
  expect(lines).toContain('SUMMARY:Dra. Vega\\; cita\\, 2\\nEND:VEVENT')
  expect(lines).toContain('LOCATION:Calle A\\, 1')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('lines have at most 75 octets and letters stay whole', () => {
  const file = calendarFile('PUBLISH', 'x', [{ ...entry, title: 'ñ'.repeat(90) }], now)
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'ñ'.repeat(90)}`)
})

test('BOOK-039 a calendar without entries is valid: it has a component, and no entry', () => {
  const file = calendarFile('PUBLISH', 'Clínica', [], now)
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
  expect(calendarFile('PUBLISH', 'Clínica', [entry], now)).not.toContain('VTIMEZONE')
})
