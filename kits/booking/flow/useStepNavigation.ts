import { useState } from 'react'
import { localDate } from '@portico/core/format/dates'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import type { OpenedBooking } from '../opening/openBooking'
import { askedSteps, isAnsweredWell } from '../questions/questions'
import {
  nextScreen,
  previousScreen,
  screenFor,
  stepNumber,
  stepScreens,
  type StepScreen,
} from '../steps/stepScreens'
import type { BookingContext, BookingVariant, Draft, StepId } from '../variant'
import type { BookingState } from '../state/bookingReducer'

export interface StepNavigation {
  /** The current screen, the previous one, and the step number. */
  screen: StepScreen | undefined
  previousScreen: StepScreen | undefined
  progress: { current: number; total: number }
  /** Opens a step's screen; `replace` adds no history entry. */
  goToStep: (step: StepId, replace?: boolean) => void
  /** Opens the screen after a step's screen. */
  goToNext: (step: StepId, replace?: boolean) => void
}

interface Now {
  state: BookingState
  /** Reads the draft in an event handler. */
  latest: () => Draft
  context: BookingContext
}

/** The screens of an open booking. The current one is the query parameter `step`, so that links and the back button work. */
export function useStepNavigation(
  variant: BookingVariant,
  opened: OpenedBooking,
  { state, latest, context }: Now,
): StepNavigation {
  const { id, params, query } = useRoute()
  const go = useGo()
  const screens = screensOf(variant, state.draft)
  const [today] = useState(() => localDate(Date.now(), context.zone))
  const isDone = (step: StepId) => isAnsweredWell(variant, step, state.draft, today)
  const start = opened.step ?? screenFor(screens, undefined, opened.draft)?.id
  const screen = screenFor(screens, query['step'] ?? start, state.draft, isDone)
  const goToStep = (step: StepId, replace = false) => go(id, { params, query: { ...query, step }, replace })
  return {
    screen,
    previousScreen: screen && previousScreen(screens, screen, state),
    progress: screen ? stepNumber(screens, screen, state) : { current: 1, total: screens.length },
    goToStep,
    goToNext: (step, replace) => {
      const next = nextScreen(screensOf(variant, latest()), step)
      if (next) goToStep(next.id, replace)
    },
  }
}

const screensOf = (variant: BookingVariant, draft: Draft) => stepScreens(askedSteps(variant, draft))
