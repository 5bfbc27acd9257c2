import { describe, expect, it } from 'vitest'
import { dayRange, daysRange, toWire, type WireTime } from './wireTime'

/** The minute before and the minute of each change of 2027, with the offsets around it. */
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
/** What a server reads: the UTC day of `date` at `time` in UTC. */
const instantOf = ({ date, time }: WireTime) => new Date(`${date.slice(0, 10)}T${time}:00Z`).toISOString()
const minuteBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString()

describe('BOOK-052 BOOK-053 BOOK-054 C-050 three fields from one instant', () => {
  it('sends the start of the UTC day, the UTC time and the offset', () => {
    expect(toWire('2026-11-12T10:00:00.000Z', 'Atlantic/Canary')).toEqual({
      date: '2026-11-12T00:00:00.000Z',
      time: '10:00',
      userOffset: 0,
      userZone: 'Atlantic/Canary',
    })
  })

  it('keeps the UTC day when the person’s day differs', () => {
    expect(toWire('2027-01-01T02:30:00Z', 'America/New_York')).toEqual({
      date: '2027-01-01T00:00:00.000Z',
      time: '02:30',
      userOffset: -300,
      userZone: 'America/New_York',
    })
    expect(toWire('2026-12-31T20:15:00Z', 'Asia/Kolkata').date).toBe('2026-12-31T00:00:00.000Z')
  })

  it.each(changes.map(([zone, at]) => [zone, at] as const))('carries the instant in %s at %s', (zone, at) => {
    for (const instant of [minuteBefore(at), new Date(at).toISOString()]) {
      expect(instantOf(toWire(instant, zone))).toBe(instant)
    }
  })

  it('acceptance 4: a doctor in Kolkata and a patient in New York agree on the instant', () => {
    const wire = toWire('2027-03-14T04:30:00.000Z', 'America/New_York')
    expect(wire).toEqual({
      date: '2027-03-14T00:00:00.000Z',
      time: '04:30',
      userOffset: -300,
      userZone: 'America/New_York',
    })
    expect(toWire('2027-03-15T04:30:00.000Z', 'America/New_York').userOffset).toBe(-240)
    expect(instantOf(wire)).toBe('2027-03-14T04:30:00.000Z')
  })
})

describe('BOOK-051 local days as instants', () => {
  it.each([
    ['Europe/Madrid', '2027-03-28', '2027-03-27T23:00:00.000Z', 23],
    ['Europe/Madrid', '2027-10-31', '2027-10-30T22:00:00.000Z', 25],
    ['Europe/London', '2027-03-28', '2027-03-28T00:00:00.000Z', 23],
    ['Europe/London', '2027-10-31', '2027-10-30T23:00:00.000Z', 25],
    ['America/New_York', '2027-03-14', '2027-03-14T05:00:00.000Z', 23],
    ['America/New_York', '2027-11-07', '2027-11-07T04:00:00.000Z', 25],
    ['Pacific/Chatham', '2027-04-04', '2027-04-03T10:15:00.000Z', 25],
    ['Pacific/Chatham', '2027-09-26', '2027-09-25T11:15:00.000Z', 23],
    ['Asia/Kolkata', '2027-03-28', '2027-03-27T18:30:00.000Z', 24],
    ['America/Phoenix', '2027-03-14', '2027-03-14T07:00:00.000Z', 24],
  ])('%s %s begins at %s and lasts %i hours', (zone, date, from, hours) => {
    const range = dayRange(date, zone)
    expect(range.from).toBe(from)
    expect(Date.parse(range.to) - Date.parse(range.from)).toBe(hours * 3_600_000)
  })

  it('covers several days with a clock change', () => {
    expect(daysRange('2027-03-01', '2027-03-31', 'Europe/Madrid')).toEqual({
      from: '2027-02-28T23:00:00.000Z',
      to: '2027-03-31T22:00:00.000Z',
    })
    expect(daysRange('2027-12-28', '2027-12-31', 'UTC').to).toBe('2028-01-01T00:00:00.000Z')
  })
})
