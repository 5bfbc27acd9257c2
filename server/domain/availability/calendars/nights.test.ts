import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../shared/zone'
import type { Interval, WorkingCalendar } from './shifts'
import { freeSlots, isWorkingStart } from './slots'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const at = (start: number, end: number): Interval => ({ start: start * 60, end: end * 60 })
const hour = (instant: number) => new Date(instant).toISOString().slice(0, 16)

/** Nights from 22:00 to 06:00 that begin from Monday to Thursday. */
const nights = (zone: string): WorkingCalendar => ({
  zone,
  week: [
    [],
    [at(22, 24)],
    [at(0, 6), at(22, 24)],
    [at(0, 6), at(22, 24)],
    [at(0, 6), at(22, 24)],
    [at(0, 6)],
    [],
  ],
  special: new Map(),
})
const slots = (calendar: WorkingCalendar, from: string, days: number, duration: number) => {
  const start = Date.parse(`${from}T00:00Z`)
  return [...freeSlots(calendar, [], { start, end: start + days * DAY }, duration)]
}

describe('CAL-003 a shift over midnight', () => {
  it('is one shift: slots repeat over midnight, and each has the local date of its start', () => {
    const monday = slots(nights('UTC'), '2027-01-11', 2, 50)
    expect(monday.slice(0, 9).map(({ start, day }) => [hour(start), day])).toEqual([
      ['2027-01-11T22:00', '2027-01-11'],
      ['2027-01-11T22:50', '2027-01-11'],
      ['2027-01-11T23:40', '2027-01-11'],
      ['2027-01-12T00:30', '2027-01-12'],
      ['2027-01-12T01:20', '2027-01-12'],
      ['2027-01-12T02:10', '2027-01-12'],
      ['2027-01-12T03:00', '2027-01-12'],
      ['2027-01-12T03:50', '2027-01-12'],
      ['2027-01-12T04:40', '2027-01-12'],
    ])
  })

  it('is the same from wherever a search begins, and a booking finds the start that was offered', () => {
    const all = slots(nights('UTC'), '2027-01-11', 6, 50)
    for (let day = 0; day < 6; day++) {
      const from = addDays('2027-01-11', day)
      const rest = all.filter(({ start }) => start >= Date.parse(`${from}T00:00Z`))
      expect(slots(nights('UTC'), from, 6 - day, 50)).toEqual(rest)
    }
    expect(all.filter(({ start }) => !isWorkingStart(nights('UTC'), start, 50))).toEqual([])
  })

  it('ends at midnight where the next day is off, and begins at midnight where the day before is', () => {
    const special = new Map([['2027-01-12', []]])
    const found = slots({ ...nights('UTC'), special }, '2027-01-11', 3, 50).map(({ start }) => hour(start))
    expect(found.slice(0, 3)).toEqual(['2027-01-11T22:00', '2027-01-11T22:50', '2027-01-13T00:00'])
  })

  it('a break at midnight separates it: no slot is in the break', () => {
    const special = new Map([['2027-01-12', [{ start: 30, end: 6 * 60 }]]])
    const found = slots({ ...nights('UTC'), special }, '2027-01-11', 2, 50).map(({ start }) => hour(start))
    expect(found.slice(0, 3)).toEqual(['2027-01-11T22:00', '2027-01-11T22:50', '2027-01-12T00:30'])
  })

  it('days of 24 hours begin anew at each midnight', () => {
    const whole = { ...nights('UTC'), week: Array.from({ length: 7 }, () => [at(0, 24)]) }
    const found = slots(whole, '2027-01-11', 3, 50).map(({ start }) => hour(start))
    expect(found.filter((one) => one.endsWith('T00:00'))).toHaveLength(3)
    expect(found).not.toContain('2027-01-11T23:20')
  })
})

describe('CAL-004 BOOK-089 a slot never spans a break or the end of the hours', () => {
  const quarter = fc.integer({ min: 0, max: 95 }).map((n) => n * 15)
  /** Hours of a day with breaks between them: sorted, apart from each other. */
  const hoursOfDay = fc
    .uniqueArray(quarter, { minLength: 2, maxLength: 6 })
    .chain((times) => fc.boolean().map((endsAtMidnight) => toHours(times, endsAtMidnight)))
  const toHours = (times: number[], endsAtMidnight: boolean): Interval[] => {
    const ends = [...times].sort((a, b) => a - b)
    const pairs = ends.flatMap((start, index) =>
      index % 2 === 0 && ends[index + 1] !== undefined ? [{ start, end: ends[index + 1] ?? 0 }] : [],
    )
    const last = pairs.at(-1)
    return last && endsAtMidnight ? [...pairs.slice(0, -1), { ...last, end: 24 * 60 }] : pairs
  }
  const changes = [
    ['Europe/Madrid', '2027-03-27'],
    ['Europe/Madrid', '2027-10-30'],
    ['America/New_York', '2027-11-06'],
    ['America/Santiago', '2027-04-03'],
    ['America/Santiago', '2027-09-04'],
    ['Australia/Lord_Howe', '2027-10-02'],
    ['Asia/Kolkata', '2027-06-01'],
  ] as const

  it.each(changes)('in %s around %s: every minute of every slot is a working minute', (zone, day) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    const known = new Map<number, { date: string; minute: number }>()
    /** The local date and minute, told by the platform and not by the rule. */
    const local = (instant: number) => {
      const read = known.get(instant) ?? readLocal(instant)
      known.set(instant, read)
      return read
    }
    const readLocal = (instant: number) => {
      const [date = '', time = ''] = clock.format(instant).split(', ')
      const [d, m, y] = date.split('/')
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return { date: `${y}-${m}-${d}`, minute: hours * 60 + minutes }
    }
    fc.assert(
      fc.property(
        fc.tuple(hoursOfDay, hoursOfDay, hoursOfDay),
        fc.constantFrom(15, 20, 50, 90),
        (days, duration) => {
          const special = new Map(days.map((hours, index) => [addDays(day, index), hours]))
          const calendar = { zone, week: [], special }
          for (const { start, day: date } of slots(calendar, addDays(day, -1), 5, duration)) {
            const outside = Array.from({ length: duration }, (_, minute) =>
              local(start + minute * MINUTE),
            ).filter(
              (time) =>
                !special.get(time.date)?.some((one) => one.start <= time.minute && time.minute < one.end),
            )
            expect({ date: local(start).date, outside }).toEqual({ date, outside: [] })
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
