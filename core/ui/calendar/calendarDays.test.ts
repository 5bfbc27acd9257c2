import { describe, expect, it } from 'vitest'
import { formatDayName } from '../../format/dates'
import { initialFocusDay } from './calendarDays'

const days = new Map([
  ['2026-11-20', { free: 1 }],
  ['2026-11-12', { free: 6 }],
  ['2026-11-09', { free: 0, full: true }],
])

describe('entryDay', () => {
  it('is the selected day of the visible month', () => {
    expect(initialFocusDay('2026-11', days, '2026-11-20', '2026-11-03')).toBe('2026-11-20')
  })
  it('is the first free day if that month has no selected day', () => {
    expect(initialFocusDay('2026-11', days, '2026-12-01', '2026-11-03')).toBe('2026-11-12')
  })
  it('is the earliest possible day in a month without free days', () => {
    expect(initialFocusDay('2026-11', new Map(), null, '2026-11-03')).toBe('2026-11-03')
    expect(initialFocusDay('2026-12', new Map(), null, '2026-11-03')).toBe('2026-12-01')
    expect(initialFocusDay('2026-12', new Map(), null, undefined)).toBe('2026-12-01')
  })
})

describe('dayInWords', () => {
  it('names the day in both languages, independent of the system’s time zone', () => {
    expect(formatDayName('2026-11-12', 'es')).toBe('jueves, 12 de noviembre')
    expect(formatDayName('2026-11-12', 'en')).toBe('Thursday 12 November')
  })
})
