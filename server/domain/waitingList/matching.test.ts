import { expect, it } from 'vitest'
import { answerByOf, canCome, type WishedTimes } from './matching'

const now = Date.parse('2027-01-11T07:00:00Z')
const wish: WishedTimes = {
  weekdays: [1, 2, 4, 5],
  fromMinute: 8 * 60,
  toMinute: 14 * 60,
  zone: 'Europe/Madrid',
  before: Date.parse('2027-02-01T09:00:00Z'),
  noticeHours: 2,
}
const comes = (start: string, change: Partial<WishedTimes> = {}) =>
  canCome(Date.parse(start), { ...wish, ...change }, now)

it('somebody comes on their weekdays, between their hours on their clock', () => {
  expect(comes('2027-01-12T07:00:00Z'), 'Tuesday at 8 in Madrid').toBe(true)
  expect(comes('2027-01-12T06:59:00Z'), 'before 8').toBe(false)
  expect(comes('2027-01-12T12:59:00Z')).toBe(true)
  expect(comes('2027-01-12T13:00:00Z'), 'at 14').toBe(false)
  expect(comes('2027-01-13T09:00:00Z'), 'Wednesday').toBe(false)
})

it('the clock may be another zone or an offset: then the weekday differs too', () => {
  const evening = { fromMinute: 20 * 60, toMinute: 24 * 60, weekdays: [1] }
  expect(comes('2027-01-19T01:30:00Z', { ...evening, zone: 'America/New_York' }), 'Monday 20:30').toBe(true)
  expect(comes('2027-01-19T01:30:00Z', { ...evening, zone: '-05:00' })).toBe(true)
  expect(comes('2027-01-19T01:30:00Z', evening), 'Tuesday in Madrid').toBe(false)
})

it('a time starts before the day that they name, and after their notice', () => {
  expect(comes('2027-02-01T09:00:00Z')).toBe(false)
  expect(comes('2027-02-01T08:59:00Z')).toBe(true)
  expect(comes('2027-01-11T08:59:00Z')).toBe(false)
  expect(comes('2027-01-11T09:00:00Z')).toBe(true)
})

it('a time is held for the hours of the tenant, and not when nobody could answer before it starts', () => {
  const minutes = (count: number) => now + count * 60_000
  const answer = (start: number, holdMinutes = 120) =>
    answerByOf(start, { now, leadMs: 60 * 60_000, holdMinutes })
  expect(answer(minutes(600))).toBe(minutes(120))
  expect(answer(minutes(100)), 'until it can be booked no more').toBe(minutes(40))
  expect(answer(minutes(75))).toBe(minutes(15))
  expect(answer(minutes(74))).toBeNull()
  expect(answer(minutes(65), 5), 'a tenant may hold it for less').toBe(minutes(5))
})
