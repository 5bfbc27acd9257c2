import { describe, expect, it } from 'vitest'
import { addDays, instantOf, localDay, offsetAt, weekdayOf } from './zone'

const at = (zone: string, day: string, time: string): string | null => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const instant = instantOf(zone, day, hour * 60 + minute)
  return instant === null ? null : new Date(instant).toISOString().slice(0, 16)
}

describe('BOOK-053 the instant of a local time', () => {
  it.each([
    ['Europe/Madrid', '2027-01-15', '09:00', '2027-01-15T08:00'],
    ['Europe/Madrid', '2027-07-15', '09:00', '2027-07-15T07:00'],
    ['Atlantic/Canary', '2027-07-15', '09:00', '2027-07-15T08:00'],
    ['Europe/London', '2027-01-15', '09:00', '2027-01-15T09:00'],
    ['America/New_York', '2027-07-15', '20:30', '2027-07-16T00:30'],
    ['Asia/Kolkata', '2027-07-15', '09:00', '2027-07-15T03:30'],
    ['Pacific/Chatham', '2027-07-15', '09:00', '2027-07-14T20:15'],
    ['America/Phoenix', '2027-07-15', '09:00', '2027-07-15T16:00'],
    ['Pacific/Kiritimati', '2027-07-15', '00:00', '2027-07-14T10:00'],
  ])('%s %s %s', (zone, day, time, expected) => expect(at(zone, day, time)).toBe(expected))
})

describe('BOOK-053 daylight saving of 2027', () => {
  it.each([
    ['Europe/Madrid', '2027-03-28', '01:59', '2027-03-28T00:59'],
    ['Europe/Madrid', '2027-03-28', '02:00', null],
    ['Europe/Madrid', '2027-03-28', '02:59', null],
    ['Europe/Madrid', '2027-03-28', '03:00', '2027-03-28T01:00'],
    ['Europe/Madrid', '2027-10-31', '02:30', '2027-10-31T00:30'],
    ['Europe/Madrid', '2027-10-31', '03:00', '2027-10-31T02:00'],
    ['Europe/London', '2027-03-28', '01:30', null],
    ['Europe/London', '2027-10-31', '01:30', '2027-10-31T00:30'],
    ['America/New_York', '2027-03-14', '02:30', null],
    ['America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30'],
    ['Pacific/Chatham', '2027-04-04', '03:15', '2027-04-03T13:30'],
    ['Pacific/Chatham', '2027-09-26', '03:00', null],
    ['Asia/Kolkata', '2027-03-28', '02:30', '2027-03-27T21:00'],
    ['America/Phoenix', '2027-03-14', '02:30', '2027-03-14T09:30'],
  ])('%s %s %s', (zone, day, time, expected) => expect(at(zone, day, time)).toBe(expected))
})

describe('local dates', () => {
  it('BOOK-089 the date is local to the zone', () => {
    const instant = Date.parse('2027-07-15T23:30:00Z')
    expect(localDay('Europe/Madrid', instant)).toBe('2027-07-16')
    expect(localDay('America/New_York', instant)).toBe('2027-07-15')
  })
  it('BOOK-054 offsets are minutes east of UTC', () => {
    expect(offsetAt('Asia/Kolkata', 0)).toBe(330)
    expect(offsetAt('America/New_York', Date.parse('2027-01-01'))).toBe(-300)
    expect(offsetAt('UTC', 0)).toBe(0)
  })
  it('adds days across months and returns weekdays', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(weekdayOf('2027-02-28')).toBe(0)
  })
})
