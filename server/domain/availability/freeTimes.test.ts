import { expect, it } from 'vitest'
import { toSlotMatrix, daySpan } from './freeTimes'

const at = (text: string): number => Date.parse(`${text}:00Z`)

it('BOOK-089 groups starts by date, in order and without duplicates', () => {
  const slots = [
    { day: '2027-01-12', start: at('2027-01-12T09:00') },
    { day: '2027-01-11', start: at('2027-01-11T10:00') },
    { day: '2027-01-11', start: at('2027-01-11T09:00') },
    { day: '2027-01-11', start: at('2027-01-11T10:00') },
  ]
  const matrix = toSlotMatrix(slots)
  expect(Object.keys(matrix)).toEqual(['2027-01-11', '2027-01-12'])
  expect(matrix['2027-01-11']).toEqual(['2027-01-11T09:00:00.000Z', '2027-01-11T10:00:00.000Z'])
})

it.each([
  ['Europe/Madrid', '2027-03-28', 23],
  ['Europe/Madrid', '2027-10-31', 25],
  ['Asia/Kolkata', '2027-03-28', 24],
  // The clocks jump from midnight to one o'clock.
  ['Africa/Cairo', '2027-04-30', 23],
])('BOOK-090 %s %s has %i hours', (zone, day, hours) => {
  const { start, end } = daySpan(zone, day)
  expect((end - start) / 3_600_000).toBe(hours)
})
