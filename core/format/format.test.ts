import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDayTile,
  formatHeadingDay,
  formatRelativeDay,
  formatRelativeHeadingDay,
  formatSentenceDay,
  formatLongDay,
  formatDateTime,
  formatMonth,
  formatShortDay,
  formatTime,
  formatCalendarDay,
  midSentence,
} from './dates'
import { formatMoney } from './money'
import { formatDuration, formatHours } from './duration'
import { zoneCity, zoneName, zoneShortName } from '@schemas/time/zoneNames'
import { localDate } from './zone'

const madrid = 'Europe/Madrid'
const at = '2026-11-12T23:30:00Z'

describe('CONST-021 dates DD-MM-YYYY and times HH:mm', () => {
  it('formats an instant in the zone', () => {
    expect(formatDateTime('2026-11-12T08:05:00Z', madrid)).toBe('12-11-2026, 09:05')
  })

  it('formats the day and the time in the zone', () => {
    expect(formatDate(at, madrid)).toBe('13-11-2026')
    expect(formatTime(at, madrid)).toBe('00:30')
    expect(formatDate(at, 'America/New_York')).toBe('12-11-2026')
    expect(localDate(at, 'Asia/Kolkata')).toBe('2026-11-13')
  })

  it('names the day in the language', () => {
    expect(formatLongDay(at, 'UTC', 'es')).toBe('Jueves 12-11-2026')
    expect(formatLongDay(at, 'UTC', 'en')).toBe('Thursday 12-11-2026')
    expect(formatShortDay(at, 'UTC', 'es')).toBe('Jueves 12-11')
    expect(formatCalendarDay('2026-11-14', 'es')).toBe('Sábado 14-11-2026')
    expect(formatMonth('2026-11', 'es')).toBe('Noviembre de 2026')
    expect(formatMonth('2026-11', 'en')).toBe('November 2026')
  })
})

it('BOOK-026 formats a price in the language', () => {
  expect(formatMoney(45, 'EUR', 'es').replace(/\s/g, ' ')).toBe('45,00 €')
  expect(formatMoney(45.5, 'EUR', 'en')).toBe('€45.50')
  expect(formatMoney(45, 'euros', 'es')).toBe('45,00 euros')
  expect(formatMoney(45, '', 'es')).toBe('45,00')
})

describe('C-149 days of sentences and headings are words', () => {
  const now = Date.parse('2026-11-12T22:50:00Z')

  it('names weekday, day and month, small within a Spanish sentence', () => {
    expect(formatSentenceDay(at, 'UTC', 'es', now)).toBe('jueves 12 de noviembre')
    expect(formatSentenceDay(at, madrid, 'es', now)).toBe('viernes 13 de noviembre')
    expect(formatSentenceDay(at, 'UTC', 'en', now)).toBe('Thursday 12 November')
  })

  it('begins with a capital in a heading', () => {
    expect(formatHeadingDay(at, 'UTC', 'es', now)).toBe('Jueves 12 de noviembre')
    expect(formatHeadingDay(at, 'UTC', 'en', now)).toBe('Thursday 12 November')
  })

  it('names the year when it is not the current one in the zone', () => {
    const newYear = '2026-12-31T23:30:00Z'
    expect(formatSentenceDay(newYear, 'UTC', 'es', now)).toBe('jueves 31 de diciembre')
    expect(formatSentenceDay(newYear, madrid, 'es', now)).toBe('viernes 1 de enero de 2027')
    expect(formatHeadingDay(newYear, madrid, 'en', now)).toBe('Friday 1 January 2027')
    expect(formatSentenceDay(newYear, madrid, 'es', Date.parse(newYear))).toBe('viernes 1 de enero')
  })

  it('is relative for today and tomorrow', () => {
    expect(formatRelativeHeadingDay('2026-11-12T23:30:00Z', 'UTC', 'es', now)).toBe('Hoy')
    expect(formatRelativeHeadingDay('2026-11-12T23:30:00Z', madrid, 'en', now)).toBe('Tomorrow')
    expect(formatRelativeHeadingDay('2026-11-14T12:00:00Z', madrid, 'es', now)).toBe('Sábado 14 de noviembre')
    expect(formatRelativeHeadingDay('2027-01-02T12:00:00Z', madrid, 'en', now)).toBe(
      'Saturday 2 January 2027',
    )
  })
})

describe('relative dates and times', () => {
  const now = Date.parse('2026-11-12T22:50:00Z')

  it('decides today and tomorrow by the calendar of the zone, not by hours', () => {
    expect(formatRelativeDay('2026-11-12T23:30:00Z', 'UTC', 'es', now)).toBe('Hoy')
    expect(formatRelativeDay('2026-11-12T23:30:00Z', madrid, 'es', now)).toBe('Mañana')
    expect(formatRelativeDay('2026-11-12T23:30:00Z', madrid, 'en', now)).toBe('Tomorrow')
    expect(formatRelativeDay('2026-11-14T12:00:00Z', madrid, 'es', now)).toBe('Sábado 14-11')
    expect(formatRelativeDay('2026-11-11T12:00:00Z', madrid, 'es', now)).toBe('Miércoles 11-11')
  })

  it('returns weekday, day and month in the zone', () => {
    expect(formatDayTile(at, 'UTC', 'es', now)).toEqual({
      weekday: 'jue',
      day: '12',
      month: 'nov',
      isToday: true,
    })
    expect(formatDayTile(at, madrid, 'en', now)).toEqual({
      weekday: 'Fri',
      day: '13',
      month: 'Nov',
      isToday: false,
    })
  })

  it('formats durations', () => {
    expect(formatDuration(1, 'es')).toBe('1 minuto')
    expect(formatDuration(12, 'es')).toBe('12 minutos')
    expect(formatDuration(80, 'es')).toBe('1 hora y 20 minutos')
    expect(formatDuration(120, 'en')).toBe('2 hours')
    expect(formatDuration(2880, 'es')).toBe('2 días')
    expect(formatHours(752_902, 'es')).toBe('209 horas')
    expect(formatHours(7_200_000, 'en')).toBe('2,000 hours')
    expect(formatHours(5400, 'es')).toBe('90 minutos')
  })
})

it.each([
  ['Atlantic/Canary', 'es', undefined, 'hora canaria', 'Canarias'],
  ['Europe/Madrid', 'es', undefined, 'hora peninsular', 'la Península'],
  ['Europe/Madrid', 'es', 'Oviedo', 'hora de Oviedo', 'Oviedo'],
  ['Europe/Madrid', 'en', 'Oviedo', 'Oviedo time', 'Oviedo'],
  ['America/New_York', 'es', undefined, 'hora de Nueva York', 'Nueva York'],
  ['America/New_York', 'en', undefined, 'New York time', 'New York'],
  ['America/Argentina/Buenos_Aires', 'es', undefined, 'hora de Buenos Aires', 'Buenos Aires'],
])('names the clock of %s in %s (%s): %s, of %s', (zone, language, place, name, city) => {
  expect(zoneName(zone, language, place)).toBe(name)
  expect(zoneCity(zone, language, place)).toBe(city)
})

it('uses a short zone name beside a time', () => {
  expect(zoneShortName('Europe/Madrid', 'es')).toBe('Península')
  expect(zoneShortName('Europe/Madrid', 'es', 'Oviedo')).toBe('Oviedo')
  expect(zoneShortName('Asia/Kolkata', 'es')).toBe('Calcuta')
})

it('formats a weekday within a sentence in the case of the language', () => {
  expect(midSentence('Jueves 12-11', 'es')).toBe('jueves 12-11')
  expect(midSentence('Thursday 12-11', 'en')).toBe('Thursday 12-11')
  expect(midSentence('Tomorrow', 'en')).toBe('tomorrow')
})
