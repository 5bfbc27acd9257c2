import { describe, expect, it } from 'vitest'
import { newDraft } from '../draft/draft'
import {
  nextScreen,
  stepNumber,
  previousScreen,
  screenFor,
  stepScreens,
  type StepScreen,
} from './stepScreens'
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
const ids = (steps: StepId[]) => stepScreens(steps).map(({ id }) => id)

describe('BOOK-033 one step per screen, in order', () => {
  it('asks the service on the provider’s screen, and otherwise on its own', () => {
    expect(ids(chosen)).toEqual(['specialty', 'provider', 'time', 'review'])
    expect(stepScreens(chosen)[1]?.asks).toEqual(['service', 'provider'])
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
    expect(screenFor(stepScreens(chosen), wanted, draftWith(...answered))?.id).toBe(expected)
  })
})

it('BOOK-033 a step is followed by the next screen, also where one screen has two steps', () => {
  const screens = stepScreens(chosen)
  expect(nextScreen(screens, 'service')?.id).toBe('time')
  expect(nextScreen(screens, 'provider')?.id).toBe('time')
  expect(nextScreen(screens, 'review')).toBeUndefined()
})

describe('BOOK-033 skips steps with a single choice', () => {
  const screens = stepScreens(random)
  const [specialty, service, time] = screens as [StepScreen, StepScreen, StepScreen]
  const progress = { draft: draftWith('specialty', 'service'), skippedSteps: ['service'] as StepId[] }

  it('when going back and counting', () => {
    expect(previousScreen(screens, time, progress)).toBe(specialty)
    expect(previousScreen(screens, time, { ...progress, skippedSteps: [] })).toBe(service)
    expect(previousScreen(screens, specialty, progress)).toBeUndefined()
    expect(stepNumber(screens, time, progress)).toEqual({ current: 2, total: 3 })
    expect(stepNumber(screens, time, { ...progress, skippedSteps: [] })).toEqual({ current: 3, total: 4 })
  })

  it('keeps a screen with two steps while one of them has a choice', () => {
    const both = stepScreens(chosen)
    expect(previousScreen(both, both[2] as StepScreen, progress)?.id).toBe('provider')
    expect(
      previousScreen(both, both[2] as StepScreen, { ...progress, skippedSteps: ['service', 'provider'] })?.id,
    ).toBe('specialty')
  })

  it('counts the current screen even if it was skipped', () => {
    expect(stepNumber(screens, service, progress)).toEqual({ current: 2, total: 4 })
  })
})
