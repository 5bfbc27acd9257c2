import { describe, expect, it } from 'vitest'
import { newDraft } from '../draft/draft'
import { place, screenBefore, screenFor, screensOf, type StepScreen } from './stepScreens'
import type { Draft, StepId } from '../variant'

const chosen: StepId[] = ['specialty', 'service', 'provider', 'time', 'review']
const random: StepId[] = ['specialty', 'service', 'time', 'review']
const hospital: StepId[] = ['type', 'insurer', ...chosen]
const choice = (id: string) => ({ id, label: id })
const draftWith = (...steps: string[]): Draft =>
  newDraft('v', 'k', {
    ...Object.fromEntries(steps.filter((one) => one !== 'slot').map((one) => [one, choice(one)])),
    ...(steps.includes('slot') && { slot: { start: '2026-11-12T10:00:00Z', zone: 'UTC' } }),
  })
const ids = (steps: StepId[]) => screensOf(steps).map(({ id }) => id)

describe('BOOK-033 one question per screen, in order', () => {
  it('asks the service where the provider is chosen, and on its own otherwise', () => {
    expect(ids(chosen)).toEqual(['specialty', 'provider', 'time', 'review'])
    expect(screensOf(chosen)[1]?.asks).toEqual(['service', 'provider'])
    expect(ids(random)).toEqual(['specialty', 'service', 'time', 'review'])
    expect(ids(hospital)).toEqual(['type', 'insurer', 'specialty', 'provider', 'time', 'review'])
  })

  it.each([
    [undefined, [], 'specialty'],
    ['review', [], 'specialty'],
    ['nonsense', ['specialty'], 'provider'],
    ['provider', ['specialty'], 'provider'],
    ['service', ['specialty'], 'provider'],
    ['time', ['specialty', 'service'], 'provider'],
    ['time', ['specialty', 'service', 'provider'], 'time'],
    ['specialty', ['specialty', 'service', 'provider', 'slot'], 'specialty'],
    ['review', ['specialty', 'service', 'provider', 'slot'], 'review'],
    [undefined, ['specialty', 'service', 'provider', 'slot'], 'review'],
  ])('an address asking for %s with %j answered shows %s', (wanted, answered, expected) => {
    expect(screenFor(screensOf(chosen), wanted, draftWith(...answered))?.id).toBe(expected)
  })
})

describe('BOOK-033 steps with one choice are passed over', () => {
  const screens = screensOf(random)
  const [specialty, service, time] = screens as [StepScreen, StepScreen, StepScreen]
  const progress = { draft: draftWith('specialty', 'service'), single: ['service'] as StepId[] }

  it('going back and counting', () => {
    expect(screenBefore(screens, time, progress)).toBe(specialty)
    expect(screenBefore(screens, time, { ...progress, single: [] })).toBe(service)
    expect(screenBefore(screens, specialty, progress)).toBeUndefined()
    expect(place(screens, time, progress)).toEqual({ current: 2, total: 3 })
    expect(place(screens, time, { ...progress, single: [] })).toEqual({ current: 3, total: 4 })
  })

  it('a screen of two questions stays while one of them has a choice', () => {
    const both = screensOf(chosen)
    expect(screenBefore(both, both[2] as StepScreen, progress)?.id).toBe('provider')
    expect(
      screenBefore(both, both[2] as StepScreen, { ...progress, single: ['service', 'provider'] })?.id,
    ).toBe('specialty')
  })

  it('counts the present screen even so', () => {
    expect(place(screens, service, progress)).toEqual({ current: 2, total: 4 })
  })
})
