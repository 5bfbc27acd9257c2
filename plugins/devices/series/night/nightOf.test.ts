import { expect, it } from 'vitest'
import { nightOf } from './nightOf'

const part = (
  time: string,
  minutes: number,
  stage?: 'deepSleep' | 'lightSleep',
  origin: 'file' | 'manual' = 'file',
) => ({
  time: `2026-11-${time}:00Z`,
  zone: 'UTC',
  origin,
  value: minutes * 60,
  ...(stage && { [stage]: minutes * 60 }),
})

it('DEV-014 a night has its stages, its clock and how often the person was awake', () => {
  const night = nightOf([
    part('26T00:00', 60, 'lightSleep'),
    part('26T01:30', 90, 'deepSleep'),
    part('26T02:20', 40),
    part('26T06:00', 210, 'lightSleep'),
  ])
  expect(night).toMatchObject({
    total: 400 * 60,
    deep: 90 * 60,
    light: 270 * 60,
    other: 40 * 60,
    hasStages: true,
    from: Date.parse('2026-11-25T23:00:00Z'),
    to: Date.parse('2026-11-26T06:00:00Z'),
    awakenings: 2,
    awake: 20 * 60,
  })
  expect(night.stretches.map(({ stage }) => stage)).toEqual(['light', 'deep', 'other', 'light'])
})

it('DEV-014 the day between the night and a nap is not time awake, and a written night has no clock', () => {
  expect(nightOf([part('26T06:00', 400), part('26T16:00', 60)])).toMatchObject({
    awakenings: 0,
    total: 460 * 60,
  })
  expect(nightOf([part('26T06:00', 400, undefined, 'manual')])).toMatchObject({
    from: null,
    to: null,
    hasStages: false,
  })
})
