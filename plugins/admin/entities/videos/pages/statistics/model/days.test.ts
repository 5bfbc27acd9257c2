import type { VideoStatistics } from '@schemas/generated/entities'
import { expect, test } from 'vitest'
import { growth, playsByDay, topShares } from './days'

const stats = {
  assetAnalytics: [
    { playStartTime: '2026-11-02', visualizations: 4, totalTimePlay: 9 },
    { playStartTime: '2026-10-01', visualizations: 9, totalTimePlay: 9 },
  ],
} as unknown as VideoStatistics

test('ADMIN-037 a day that is missing in the response has no plays', () => {
  expect(playsByDay(stats, { start: '2026-11-01', end: '2026-11-03' })).toEqual([0, 4, 0])
})

test('ADMIN-037 the five most frequent countries are listed, the others are added up', () => {
  const counts = { PT: 3, ES: 9, FR: 2, MX: 5, AR: 4, CL: 1, PE: 1 }
  const { first, others } = topShares(counts)
  expect(first.map(([name]) => name)).toEqual(['ES', 'MX', 'AR', 'PT', 'FR'])
  expect(others).toEqual({ kinds: 2, count: 2 })
  expect(topShares({ ES: 1, FR: 1, MX: 1, AR: 1, CL: 1, PE: 1 }).others).toBeNull()
})

test('the change is a percentage, or null if the previous value is zero', () => {
  expect([growth(120, 100), growth(90, 100), growth(3, 0)]).toEqual([20, -10, null])
})
