import { expect, it } from 'vitest'
import { mergeLines, distinctSources } from './devices'

const source = (name: string) => ({ origin: 'device' as const, source: name, count: 1, total: 1 })
const sample = (time: string, value: number, count?: number) => ({
  time,
  zone: 'UTC',
  value,
  ...(count && { count }),
})

it('DEV-009 several devices together have the average of all their values, in the order of their times', () => {
  const [line] = mergeLines([
    {
      source: source('a'),
      lines: [
        { id: 'weight', samples: [sample('2026-11-02T08:00:00Z', 70, 3)], min: 69, average: 70, max: 71 },
      ],
    },
    {
      source: source('b'),
      lines: [{ id: 'weight', samples: [sample('2026-11-01T08:00:00Z', 74)], min: 74, average: 74, max: 74 }],
    },
  ])
  expect(line).toMatchObject({ min: 69, average: 71, max: 74 })
  expect(line?.samples.map(({ value }) => value)).toEqual([74, 70])
})

it('DEV-009 one device is not told apart, and of many the three with most values are', () => {
  expect(distinctSources([source('a')])).toEqual([])
  expect(distinctSources(['a', 'b', 'c', 'd'].map(source)).map((one) => one.source)).toEqual(['a', 'b', 'c'])
})
