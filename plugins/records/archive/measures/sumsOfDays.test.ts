import { expect, it } from 'vitest'
import { createSums } from './sumsOfDays'
import type { Value } from './measures'

const HOUR = 3600
const value = (at: string, hours: number, source: string): Value => ({
  reading: 1,
  time: Date.parse(at),
  value: hours * HOUR,
  zone: 'Europe/Madrid',
  origin: 'file',
  source,
})

it('FEAT-034 DEV-014 sleep is told by night, of one source each, and never by its parts', () => {
  const sums = createSums()
  // The newest first, as the API sends them.
  sums.add(6, [
    value('2026-01-22T06:00:00Z', 5, 'Mat'),
    value('2026-01-21T05:10:00Z', 5, 'Watch'),
    value('2026-01-21T05:00:00Z', 9, 'Mat'),
    value('2026-01-20T22:30:00Z', 1, 'Watch'),
  ])
  sums.add(12, [value('2026-01-20T22:30:00Z', 1, 'Watch')])
  const facts = sums.facts(6)
  expect(facts).toMatchObject({ count: 2, sum: 11 * HOUR, least: 5 * HOUR, greatest: 6 * HOUR, newest: [] })
  expect(facts?.last.value).toBe(5 * HOUR)
  expect(facts?.days.map(({ date, sum, count }) => [date, sum / HOUR, count])).toEqual([
    ['2026-01-22', 5, 1],
    ['2026-01-21', 6, 2],
  ])
  expect(sums.facts(12)?.days.map(({ date }) => date)).toEqual(['2026-01-21'])
  expect(sums.facts(4)).toBeNull()
})
