import { describe, expect, it } from 'vitest'
import { clocksAt, patientZones } from './clocks'
import { sentenceDay } from './days'
import { isOffset, offsetZone, wallClock } from './wallClock'
import { zoneCity, zoneName } from './zoneNames'

/** What a clock in each zone shows on both sides of its changes of 2027, or in two seasons where it does not change. */
const table = [
  ['Europe/Madrid', '2027-03-28T00:59Z', '2027-03-28 01:59', 'domingo 28 de marzo', 'hora peninsular'],
  ['Europe/Madrid', '2027-03-28T01:00Z', '2027-03-28 03:00', 'domingo 28 de marzo', 'hora peninsular'],
  ['Europe/Madrid', '2027-10-31T00:30Z', '2027-10-31 02:30', 'domingo 31 de octubre', 'hora peninsular'],
  ['Europe/Madrid', '2027-10-31T01:30Z', '2027-10-31 02:30', 'domingo 31 de octubre', 'hora peninsular'],
  ['Atlantic/Canary', '2027-03-28T00:59Z', '2027-03-28 00:59', 'domingo 28 de marzo', 'hora canaria'],
  ['Atlantic/Canary', '2027-03-28T01:00Z', '2027-03-28 02:00', 'domingo 28 de marzo', 'hora canaria'],
  ['Atlantic/Canary', '2027-10-30T23:00Z', '2027-10-31 00:00', 'domingo 31 de octubre', 'hora canaria'],
  ['Atlantic/Canary', '2027-10-31T01:00Z', '2027-10-31 01:00', 'domingo 31 de octubre', 'hora canaria'],
  ['America/New_York', '2027-03-14T06:59Z', '2027-03-14 01:59', 'domingo 14 de marzo', 'hora de Nueva York'],
  ['America/New_York', '2027-03-14T07:00Z', '2027-03-14 03:00', 'domingo 14 de marzo', 'hora de Nueva York'],
  [
    'America/New_York',
    '2027-11-07T05:30Z',
    '2027-11-07 01:30',
    'domingo 7 de noviembre',
    'hora de Nueva York',
  ],
  [
    'America/New_York',
    '2027-11-07T06:30Z',
    '2027-11-07 01:30',
    'domingo 7 de noviembre',
    'hora de Nueva York',
  ],
  [
    'America/Mexico_City',
    '2027-01-15T06:00Z',
    '2027-01-15 00:00',
    'viernes 15 de enero',
    'hora de Ciudad de México',
  ],
  [
    'America/Mexico_City',
    '2027-07-15T05:59Z',
    '2027-07-14 23:59',
    'miércoles 14 de julio',
    'hora de Ciudad de México',
  ],
  ['Asia/Kolkata', '2027-01-14T18:30Z', '2027-01-15 00:00', 'viernes 15 de enero', 'hora de Calcuta'],
  ['Asia/Kolkata', '2027-07-15T18:29Z', '2027-07-15 23:59', 'jueves 15 de julio', 'hora de Calcuta'],
  ['Pacific/Auckland', '2027-04-03T13:59Z', '2027-04-04 02:59', 'domingo 4 de abril', 'hora de Auckland'],
  ['Pacific/Auckland', '2027-04-03T14:00Z', '2027-04-04 02:00', 'domingo 4 de abril', 'hora de Auckland'],
  [
    'Pacific/Auckland',
    '2027-09-25T13:59Z',
    '2027-09-26 01:59',
    'domingo 26 de septiembre',
    'hora de Auckland',
  ],
  [
    'Pacific/Auckland',
    '2027-09-25T14:00Z',
    '2027-09-26 03:00',
    'domingo 26 de septiembre',
    'hora de Auckland',
  ],
] as const

describe('C-149 the day in words, the time of 24 hours and the name of a clock', () => {
  it.each(table)('%s at %s', (zone, instant, shown, day, name) => {
    const [{ date, time }] = clocksAt(instant, [zone])
    expect(`${date} ${time}`).toBe(shown)
    expect(sentenceDay(instant, zone, 'es', instant)).toBe(day)
    expect(sentenceDay(instant, zone, 'es')).toBe(`${day} de 2027`)
    expect(zoneName(zone, 'es')).toBe(name)
  })
})

describe('the clocks of an appointment', () => {
  // The fault that was seen: 01:00 on Tuesday in Madrid is 19:00 on Monday in New York.
  const start = '2026-12-01T00:00:00Z'
  const clocksOf = (isInPerson: boolean, zone: string | null, userZone: string | null) =>
    clocksAt(start, patientZones({ isInPerson, zone, userZone })).map(
      (clock) => `${clock.date} ${clock.time} ${clock.zone}`,
    )
  const madrid = '2026-12-01 01:00 Europe/Madrid'
  const newYork = '2026-11-30 19:00 America/New_York'

  it('the zone that an online appointment was booked in comes first, the one of the place second', () => {
    expect(clocksOf(false, 'America/New_York', 'Europe/Madrid')).toEqual([madrid, newYork])
  })

  it('for a visit in person the clock of the place comes first', () => {
    expect(clocksOf(true, 'America/New_York', 'Europe/Madrid')).toEqual([newYork, madrid])
  })

  it('clocks that show the same are one; the same time on another day is another clock', () => {
    expect(clocksOf(false, 'Africa/Algiers', 'Europe/Madrid')).toEqual([madrid])
    expect(
      clocksAt(start, ['Pacific/Kiritimati', 'Pacific/Honolulu']).map(({ date, time }) => date + time),
    ).toEqual(['2026-12-0114:00', '2026-11-3014:00'])
  })

  it('a clock of which only the offset is known takes the name of a zone that shows the same', () => {
    expect(clocksOf(false, 'Europe/Madrid', '+01:00')).toEqual([madrid])
    expect(clocksOf(false, 'Europe/Madrid', '-03:30')).toEqual(['2026-11-30 20:30 -03:30', madrid])
  })

  it('without a zone of the person, the place tells the time; unknown zones are left out', () => {
    expect(clocksOf(false, 'Europe/Madrid', null)).toEqual([madrid])
    expect(clocksOf(false, 'Europe/Madrid', 'Mars/Olympus')).toEqual([madrid])
    expect(clocksOf(false, null, null)).toEqual(['2026-12-01 00:00 UTC'])
  })
})

describe('offsets as zones', () => {
  it.each([
    [-300, '-05:00'],
    [330, '+05:30'],
    [0, '+00:00'],
    [-225, '-03:45'],
    [840, '+14:00'],
  ])('%i minutes is %s', (minutes, zone) => {
    expect(offsetZone(minutes)).toBe(zone)
    expect(isOffset(zone)).toBe(true)
    const utc = new Date(Date.parse('2027-07-15T12:00:00Z') + minutes * 60_000).toISOString()
    expect(wallClock('2027-07-15T12:00:00Z', zone)).toEqual({
      date: utc.slice(0, 10),
      time: utc.slice(11, 16),
    })
  })
})

describe('the names of zones', () => {
  it.each([
    ['Asia/Calcutta', 'Calcuta', 'Kolkata'],
    ['Europe/Kiev', 'Kyiv', 'Kyiv'],
    ['America/New_York', 'Nueva York', 'New York'],
    ['Europe/Madrid', 'la Península', 'mainland Spain'],
    ['Etc/GMT+5', 'la zona UTC-05:00', 'the UTC-05:00 zone'],
    ['UTC', 'la zona UTC', 'the UTC zone'],
    ['-03:30', 'la zona UTC-03:30', 'the UTC-03:30 zone'],
  ])('%s is in %s or %s, whatever name the browser has for it', (zone, es, en) => {
    expect([zoneCity(zone, 'es'), zoneCity(zone, 'en')]).toEqual([es, en])
  })

  it('a clock without a place is named by its offset', () => {
    expect(zoneName('-03:30', 'es')).toBe('hora UTC-03:30')
    expect(zoneName('Etc/UTC', 'en')).toBe('UTC time')
  })
})
