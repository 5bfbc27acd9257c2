import { describe, expect, it } from 'vitest'
import { startOfDay, zoneOffset } from './zone'

/** Clock changes of 2027: the instant, and the offsets before and after it. */
const changes = [
  ['Europe/Madrid', '2027-03-28T01:00:00Z', 60, 120],
  ['Europe/Madrid', '2027-10-31T01:00:00Z', 120, 60],
  ['Europe/London', '2027-03-28T01:00:00Z', 0, 60],
  ['Europe/London', '2027-10-31T01:00:00Z', 60, 0],
  ['America/New_York', '2027-03-14T07:00:00Z', -300, -240],
  ['America/New_York', '2027-11-07T06:00:00Z', -240, -300],
  ['Pacific/Chatham', '2027-04-03T14:00:00Z', 825, 765],
  ['Pacific/Chatham', '2027-09-25T14:00:00Z', 765, 825],
] as const
const unchanging = [
  ['Asia/Kolkata', 330],
  ['America/Phoenix', -420],
  ['UTC', 0],
] as const

const minuteBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString()

describe('BOOK-054 C-051 offset: minutes east of UTC at the instant', () => {
  it.each(changes)('%s changes at %s from %i to %i', (zone, at, before, after) => {
    expect(zoneOffset(minuteBefore(at), zone)).toBe(before)
    expect(zoneOffset(at, zone)).toBe(after)
  })

  it.each(unchanging)('%s has %i all year', (zone, offset) => {
    for (const [, at] of changes) expect(zoneOffset(at, zone)).toBe(offset)
  })

  it('ignores seconds and milliseconds', () => {
    expect(zoneOffset('2027-01-10T10:00:59.999Z', 'Asia/Kolkata')).toBe(330)
    expect(zoneOffset(Date.parse('1969-12-31T10:00:30Z'), 'Asia/Kolkata')).toBe(330)
  })

  it('rejects an invalid instant and an unknown zone', () => {
    expect(() => zoneOffset('soon', 'Europe/Madrid')).toThrow(RangeError)
    expect(() => zoneOffset('2027-01-10T10:00:00Z', 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('BOOK-051 the first instant of a day', () => {
  it('starts after the gap if midnight does not exist', () => {
    expect(startOfDay('2027-09-05', 'America/Santiago')).toBe('2027-09-05T04:00:00.000Z')
  })

  it('starts at the first midnight if there are two', () => {
    expect(startOfDay('2027-10-31', 'Atlantic/Azores')).toBe('2027-10-31T00:00:00.000Z')
  })
})
