import { isAnswered } from '../questions/isAnswered'
import type { Draft, StepId } from '../variant'

/** A screen of a booking: the step it is named after, and the steps it asks. */
export interface StepScreen {
  id: StepId
  asks: readonly StepId[]
}

/** The answers, and the steps with a single choice. */
export interface Progress {
  draft: Draft
  skippedSteps: readonly StepId[]
}

/**
 * The screens of a variant, in order. A service right before the provider is asked on the provider's screen, where it
 * filters the list; every other step has its own screen.
 */
export const stepScreens = (steps: readonly StepId[]): StepScreen[] =>
  steps.flatMap((id, at) => {
    if (id === 'service' && steps[at + 1] === 'provider') return []
    return { id, asks: id === 'provider' && steps[at - 1] === 'service' ? ['service', 'provider'] : [id] }
  })

/** The screen for a requested step: that one, or the first earlier screen that is not done; default: without an answer. */
export function screenFor(
  screens: readonly StepScreen[],
  wanted: string | undefined,
  draft: Draft,
  isDone: (step: StepId) => boolean = (step) => isAnswered(step, draft),
): StepScreen | undefined {
  const open = screens.findIndex(({ asks }) => asks.some((step) => !isDone(step)))
  const wantedIndex = screens.findIndex(
    ({ id, asks }) => id === wanted || asks.some((step) => step === wanted),
  )
  return screens[wantedIndex === -1 ? open : Math.min(wantedIndex, open)]
}

/** The previous screen, skipping those without a choice; undefined on the first. */
export function previousScreen(
  screens: readonly StepScreen[],
  current: StepScreen,
  { skippedSteps }: Progress,
): StepScreen | undefined {
  return withChoices(screens.slice(0, screens.indexOf(current)), skippedSteps).at(-1)
}

/** The screen after the one that asks a step; undefined after the last. */
export const nextScreen = (screens: readonly StepScreen[], step: StepId): StepScreen | undefined =>
  screens[screens.findIndex(({ asks }) => asks.includes(step)) + 1]

/** The number of a screen and of all screens; screens without a choice do not count. */
export function stepNumber(screens: readonly StepScreen[], current: StepScreen, { skippedSteps }: Progress) {
  const counted = screens.filter(
    (screen) => screen === current || withChoices([screen], skippedSteps).length > 0,
  )
  return { current: counted.indexOf(current) + 1, total: counted.length }
}

const withChoices = (screens: readonly StepScreen[], skippedSteps: readonly StepId[]) =>
  screens.filter(({ asks }) => asks.some((step) => !skippedSteps.includes(step)))
