import { describe, expect, it } from 'vitest'
import { calendarPage, isOnPage } from './calendarPage'

describe('calendarPage', () => {
  it.each([
    ['2026-11', '2026-11-30', '2026-12-13'],
    ['2026-11', '2026-11-26', '2026-12-06'],
    ['2026-12', '2026-12-28', '2027-01-10'],
    ['2028-02', '2028-02-29', '2028-03-12'],
    // Two weeks and a day are left: a month.
    ['2026-11', '2026-11-17', '2026-11-30'],
  ])('in %s from %s on, ends on %s', (month, min, last) => {
    expect(calendarPage(month, min).last).toBe(last)
  })

  it('is two weeks only where fewer are left of the month', () => {
    expect(calendarPage('2026-11', '2026-11-16')).toEqual({
      first: '2026-11-01',
      last: '2026-11-30',
      isWeeks: false,
    })
    expect(calendarPage('2026-11', '2026-11-23')).toEqual({
      first: '2026-11-23',
      last: '2026-12-06',
      isWeeks: true,
    })
  })

  it('is a whole month for every later month', () => {
    expect(calendarPage('2026-12', '2026-11-30')).toEqual({
      first: '2026-12-01',
      last: '2026-12-31',
      isWeeks: false,
    })
  })

  it('holds days of the next month', () => {
    const page = calendarPage('2026-11', '2026-11-26')
    expect(
      ['2026-11-22', '2026-11-23', '2026-12-06', '2026-12-07'].map((day) => isOnPage(day, page)),
    ).toEqual([false, true, true, false])
  })
})
