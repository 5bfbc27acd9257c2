import { expect, test } from 'vitest'
import { dueReminder } from './dueReminder'

const startsAt = new Date('2027-01-20T10:00:00Z')
const announcedAt = new Date('2027-01-11T07:00:00Z')
const at = (moment: string, change = {}) =>
  dueReminder([24, 2], { startsAt, announcedAt, ...change }, new Date(moment))

test('a reminder is due from its hour on, and the later one replaces the earlier', () => {
  expect(at('2027-01-19T09:59:59Z')).toBeUndefined()
  expect(at('2027-01-19T10:00:00Z')).toBe(24)
  expect(at('2027-01-20T07:59:59Z')).toBe(24)
  expect(at('2027-01-20T08:00:00Z')).toBe(2)
  expect(at('2027-01-20T10:00:00Z'), 'it has begun').toBeUndefined()
})

test('an appointment that was booked or changed after that hour gets no such reminder', () => {
  const late = { announcedAt: new Date('2027-01-19T12:00:00Z') }
  expect(at('2027-01-19T12:00:01Z', late)).toBeUndefined()
  expect(at('2027-01-20T08:00:00Z', late)).toBe(2)
})

test('a tenant without hours sends none', () => {
  expect(dueReminder([], { startsAt, announcedAt }, new Date('2027-01-20T09:00:00Z'))).toBeUndefined()
})
