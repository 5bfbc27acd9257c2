import { expect, it } from 'vitest'
import { dateOr, domainOf, gapOf, isLatest, shiftPeriod, ticksOf, wallTime } from './period'
import { seriesById, seriesIds } from './series'

const today = '2026-11-23'

it('DEV-021 C-106 glucose and heart rate begin with a day, the others with a month', () => {
  const days = seriesIds.filter((id) => seriesById[id].range === 'day')
  expect([seriesIds.length, ...days]).toEqual([8, 'heart-rate', 'glucose'])
})

it.each([
  ['2026-11-20', 'day', 1, '2026-11-21'],
  ['2026-11-23', 'day', 1, '2026-11-23'],
  ['2026-03-01', 'day', -1, '2026-02-28'],
  ['2026-03-31', 'month', -1, '2026-02-01'],
  ['2026-10-31', 'month', 1, '2026-11-01'],
  ['2026-11-02', 'month', 1, '2026-11-23'],
  ['2026-11-02', 'year', -1, '2025-01-01'],
] as const)('DEV-020 DEV-022 from %s a %s by %d leads to %s', (date, range, by, expected) => {
  expect(shiftPeriod(date, range, by, today)).toBe(expected)
})

it('DEV-022 a date in the future, or an invalid one, becomes today', () => {
  expect(['2026-11-24', '2026-99-01', 'x', undefined].map((date) => dateOr(date, today))).toEqual(
    Array(4).fill(today),
  )
  expect(dateOr('2026-11-01', today)).toBe('2026-11-01')
  expect([isLatest('2026-11-01', 'month', today), isLatest('2026-10-31', 'month', today)]).toEqual([
    true,
    false,
  ])
})

it('DEV-023 a value is drawn at the clock of its own zone', () => {
  expect(wallTime('2026-07-02T04:30:00Z', 'America/Mexico_City')).toBe(Date.parse('2026-07-01T22:30:00Z'))
})

it('DEV-020 the axis of a day has its hours, of a month its weeks', () => {
  expect(ticksOf('2026-11-23', 'day')).toHaveLength(4)
  const [from, to] = domainOf('2026-02-10', 'month')
  expect((to - from) / 86_400_000).toBe(28)
  expect(ticksOf('2026-02-10', 'month')).toHaveLength(4)
})

it('DEV-009 one missing day of a month is a gap', () => {
  const day = 86_400_000
  expect([gapOf('month') < 2 * day, gapOf('month') > day]).toEqual([true, true])
})
