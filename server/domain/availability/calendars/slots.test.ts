import { describe, expect, it } from 'vitest'
import { withoutBreaks, type Interval, type WorkingCalendar } from './shifts'
import { freeSlots, isWorkingStart, type Span } from './slots'

const clock = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return hour * 60 + minute
}
const hours = (...spans: [string, string][]): Interval[] =>
  spans.map(([start, end]) => ({ start: clock(start), end: clock(end) }))
const everyDay = (zone: string, ...spans: [string, string][]): WorkingCalendar => ({
  zone,
  week: Array.from({ length: 7 }, () => hours(...spans)),
  special: new Map(),
})
const night = (zone: string): WorkingCalendar => everyDay(zone, ['01:00', '04:00'])
const span = (start: string, end: string): Span => ({ start: Date.parse(start), end: Date.parse(end) })
const starts = (calendar: WorkingCalendar, wanted: Span, duration = 30, booked: Span[] = []): string[] =>
  [...freeSlots(calendar, booked, wanted, duration)].map((slot) =>
    new Date(slot.start).toISOString().slice(0, 16),
  )
const local = (calendar: WorkingCalendar, wanted: Span, duration = 30): string[] =>
  [...freeSlots(calendar, [], wanted, duration)].map((slot) =>
    new Date(slot.start).toLocaleTimeString('en-GB', {
      timeZone: calendar.zone,
      hour: '2-digit',
      minute: '2-digit',
    }),
  )

describe('BOOK-090 the free slots of a day', () => {
  const madrid = everyDay('Europe/Madrid', ['09:00', '10:30'], ['16:00', '16:50'])

  it('slots start with each interval and repeat every duration', () => {
    expect(starts(madrid, span('2027-01-11T00:00Z', '2027-01-12T00:00Z'))).toEqual([
      '2027-01-11T08:00',
      '2027-01-11T08:30',
      '2027-01-11T09:00',
      '2027-01-11T15:00',
    ])
  })
  it('includes from and excludes to', () => {
    expect(starts(madrid, span('2027-01-11T08:30Z', '2027-01-11T09:00Z'))).toEqual(['2027-01-11T08:30'])
  })
  it('a booking removes every slot that it overlaps and no other', () => {
    const booked = [
      span('2027-01-11T08:20Z', '2027-01-11T08:30Z'),
      span('2027-01-11T09:29Z', '2027-01-11T15:00Z'),
    ]
    expect(starts(madrid, span('2027-01-11T00:00Z', '2027-01-12T00:00Z'), 30, booked)).toEqual([
      '2027-01-11T08:30',
      '2027-01-11T15:00',
    ])
  })
  it('CAL-008 a day off has no slots; any other special date has its own hours', () => {
    const special = new Map([
      ['2027-01-11', []],
      ['2027-01-12', hours(['12:00', '13:00'])],
    ])
    expect(starts({ ...madrid, special }, span('2027-01-11T00:00Z', '2027-01-13T00:00Z'))).toEqual([
      '2027-01-12T11:00',
      '2027-01-12T11:30',
    ])
  })
  it('BOOK-089 each slot has its local date', () => {
    const kolkata = everyDay('Asia/Kolkata', ['01:00', '01:30'])
    const [slot] = freeSlots(kolkata, [], span('2027-01-10T18:00Z', '2027-01-11T18:00Z'), 30)
    expect(slot).toEqual({ start: Date.parse('2027-01-10T19:30Z'), day: '2027-01-11' })
  })
  it('an empty range has no slots', () => {
    expect(starts(madrid, span('2027-01-12T00:00Z', '2027-01-11T00:00Z'))).toEqual([])
  })
})

describe('BOOK-089 daylight saving of 2027', () => {
  const ordinary = ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30']
  it.each([
    ['Europe/Madrid', '2027-03-27T23:00Z', ['01:00', '01:30', '03:00', '03:30']],
    ['Europe/Madrid', '2027-10-30T22:00Z', ordinary],
    ['Europe/London', '2027-03-28T00:00Z', ['02:00', '02:30', '03:00', '03:30']],
    ['Europe/London', '2027-10-30T23:00Z', ordinary],
    ['America/New_York', '2027-03-14T05:00Z', ['01:00', '01:30', '03:00', '03:30']],
    ['America/New_York', '2027-11-07T04:00Z', ordinary],
    ['Pacific/Chatham', '2027-09-25T11:15Z', ['01:00', '01:30', '02:00', '02:30']],
    ['Pacific/Chatham', '2027-04-03T10:15Z', ordinary],
    ['Asia/Kolkata', '2027-03-27T18:30Z', ordinary],
    ['America/Phoenix', '2027-03-14T07:00Z', ordinary],
  ])('%s from %s', (zone, midnight, expected) => {
    const from = Date.parse(midnight)
    const found = local(night(zone), { start: from, end: from + 20 * 3_600_000 })
    expect([...new Set(found)]).toEqual(found)
    expect(found).toEqual(expected)
  })
})

describe('-32052 the working calendar decides', () => {
  const madrid = everyDay('Europe/Madrid', ['09:00', '10:30'])
  it.each([
    ['2027-01-11T08:30Z', true],
    ['2027-01-11T08:40Z', false],
    ['2027-01-11T09:30Z', false],
    ['2027-07-11T07:00Z', true],
  ])('%s: %s', (start, expected) => expect(isWorkingStart(madrid, Date.parse(start), 30)).toBe(expected))
})

describe('CAL-004 breaks', () => {
  it('are subtracted from opening hours in any order', () => {
    const [open] = hours(['09:00', '14:00'])
    if (!open) throw new Error('no hours')
    const breaks = hours(['12:00', '12:30'], ['08:00', '09:15'], ['13:45', '15:00'])
    expect(withoutBreaks(open, breaks)).toEqual(hours(['09:15', '12:00'], ['12:30', '13:45']))
    expect(withoutBreaks(open, [])).toEqual([open])
    expect(withoutBreaks(open, [open])).toEqual([])
  })
})
