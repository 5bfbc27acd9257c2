import { expect, it } from 'vitest'
import { hasYear, publicHolidaysOf, regionOptions, type PublicHolidays } from './publicHolidays'
import spain from './spain.json'

const data: PublicHolidays = spain
const of = (region: string, year: number, from = '2026-01-01') =>
  publicHolidaysOf(data, { region, year, from, language: 'es' }).map(({ date }) => date)

it('CAL-006 a region has the national holidays and its own, once each and in order', () => {
  for (const { id } of data.regions)
    for (const year of [2026, 2027]) {
      const dates = of(id, year)
      expect(dates).toEqual([...new Set(dates)].toSorted())
      // Each community has 12 paid holidays besides the two of the town; a moved one and an island's own make the difference.
      expect(dates.length, `${id} ${year}`).toBeGreaterThanOrEqual(10)
      expect(dates.length, `${id} ${year}`).toBeLessThanOrEqual(15)
      expect(dates).toContain(`${year}-12-25`)
    }
})

it('CAL-006 the holidays of 2026 are those of the official calendar', () => {
  expect(of('MD', 2026)).toEqual(
    '01-01 01-06 04-02 04-03 05-01 05-02 08-15 10-12 11-02 12-07 12-08 12-25'
      .split(' ')
      .map((day) => `2026-${day}`),
  )
  expect(of('CT', 2026)).toEqual(
    [
      '01-01',
      '01-06',
      '04-03',
      '04-06',
      '05-01',
      '06-24',
      '08-15',
      '09-11',
      '10-12',
      '12-08',
      '12-25',
      '12-26',
    ].map((day) => `2026-${day}`),
  )
})

it('CAL-006 past dates are left out, and a year without data has none', () => {
  expect(of('AS', 2026, '2026-12-01')).toEqual(['2026-12-07', '2026-12-08', '2026-12-25'])
  expect(hasYear(data, 2027)).toBe(true)
  expect(hasYear(data, 2028)).toBe(false)
  expect(of('AS', 2028)).toEqual([])
})

it('CAL-006 every name is in both languages, and every region of a day exists', () => {
  const ids = data.regions.map(({ id }) => id)
  for (const { es, en, date, regions } of data.days) {
    expect([es, en].every(Boolean)).toBe(true)
    expect(Number.isNaN(Date.parse(date))).toBe(false)
    for (const region of regions) expect(ids).toContain(region)
  }
  expect(
    regionOptions(data, 'en')
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(ids.toSorted())
})
