import type { Draft, StepId } from '../variant'

/** One screen of a booking: the step it is named after, and the questions it asks. */
export interface StepScreen {
  id: StepId
  asks: readonly StepId[]
}

/** What has been answered and which steps had one choice only. */
export interface Progress {
  draft: Draft
  skippedSteps: readonly StepId[]
}

/**
 * The screens of a variant, in order. A service asked right before the provider is asked on the provider's screen,
 * where it narrows the list; every other question has a screen of its own (BOOK-033).
 */
export const stepScreens = (steps: readonly StepId[]): StepScreen[] =>
  steps.flatMap((id, at) => {
    if (id === 'service' && steps[at + 1] === 'provider') return []
    return { id, asks: id === 'provider' && steps[at - 1] === 'service' ? ['service', 'provider'] : [id] }
  })

/** Whether a step has its answer. Notes are free, so a review never has. */
export function isAnswered(step: StepId, draft: Draft): boolean {
  if (step === 'review') return false
  return Boolean(step === 'time' ? draft.slot : draft[step])
}

/** The screen to show when an address asks for a step: that one, or the first before it that still lacks an answer. */
export function screenFor(
  screens: readonly StepScreen[],
  wanted: string | undefined,
  draft: Draft,
): StepScreen | undefined {
  const open = screens.findIndex(({ asks }) => asks.some((step) => !isAnswered(step, draft)))
  const asked = screens.findIndex(({ id, asks }) => id === wanted || asks.some((step) => step === wanted))
  return screens[asked === -1 ? open : Math.min(asked, open)]
}

/** The screen before one, leaving out those that had nothing to choose; undefined at the beginning. */
export function previousScreen(
  screens: readonly StepScreen[],
  current: StepScreen,
  { skippedSteps }: Progress,
): StepScreen | undefined {
  return withChoices(screens.slice(0, screens.indexOf(current)), skippedSteps).at(-1)
}

/** "Step 2 of 4": screens that had nothing to choose are not counted. */
export function stepNumber(screens: readonly StepScreen[], current: StepScreen, { skippedSteps }: Progress) {
  const counted = screens.filter(
    (screen) => screen === current || withChoices([screen], skippedSteps).length > 0,
  )
  return { current: counted.indexOf(current) + 1, total: counted.length }
}

const withChoices = (screens: readonly StepScreen[], skippedSteps: readonly StepId[]) =>
  screens.filter(({ asks }) => asks.some((step) => !skippedSteps.includes(step)))
