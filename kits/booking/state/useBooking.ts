import { useMemo, useReducer } from 'react'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { useSession } from '@core/session/useSession'
import type { ChoiceStep } from '../draft/draft'
import { initialState, bookingReducer, type BookingState } from './bookingReducer'
import { stepNumber, previousScreen, screenFor, stepScreens, type StepScreen } from '../steps/stepScreens'
import { useBookingContext } from './useBookingContext'
import type { OpenedBooking } from '../opening/openBooking'
import { useSaveDraft } from '../storage/useStoredDraft'
import { useSubmit, type HandOver, type Submit } from '../submit/useSubmit'
import type { BookingContext, BookingVariant, Choice, Draft, Slot, StepId } from '../variant'

/** All a step's screen needs: what is known, and what a person can do. */
export interface Booking {
  variant: BookingVariant
  context: BookingContext
  state: BookingState
  draft: Draft
  /** The screen to show, the one before it and its number. */
  screen: StepScreen | undefined
  previousScreen: StepScreen | undefined
  progress: { current: number; total: number }
  /** Answers a step; `only`: there was nothing to choose. */
  pick: (step: ChoiceStep, choice: Choice, only?: boolean) => void
  pickSlot: (slot: Slot, provider?: Choice) => void
  setNotes: (notes: string) => void
  /** Says whether there are any dates at all. */
  reportDates: (found: boolean) => void
  showAllDays: () => void
  /** Opens a step's screen; `replace` leaves no entry for the back button. */
  goToStep: (step: StepId, replace?: boolean) => void
  /** Opens the screen after the one of a step. */
  goToNext: (step: StepId, replace?: boolean) => void
  submit: Submit
  /** Signs in, with everything in place afterwards (C-033). */
  signIn: () => void
}

/** A booking that has been opened: the draft, its rules, the steps in the address, and the submit. */
export function useBooking(
  plugin: string,
  variant: BookingVariant,
  opened: OpenedBooking,
  handOver?: HandOver,
): Booking {
  const context = useBookingContext(plugin, variant)
  const move = useMemo(() => bookingReducer(variant.steps), [variant])
  const [state, dispatch] = useReducer(move, opened, ({ draft, skippedSteps }) =>
    move(initialState(variant.id), { type: 'opened', draft, skippedSteps }),
  )
  useSaveDraft(variant, state)
  const { goTo, wanted } = useStepAddress()
  const screens = useMemo(() => stepScreens(variant.steps), [variant])
  const { signIn: signInHere } = useSession()
  const signIn = handOver
    ? () => handOver({ draft: state.draft, skippedSteps: state.skippedSteps })
    : () => signInHere()
  const submit = useSubmit({ variant, context, state, dispatch, goTo, ...(!handOver && { signIn }) })
  const start = opened.step ?? screenFor(screens, undefined, opened.draft)?.id
  const screen = screenFor(screens, wanted ?? start, state.draft)
  return {
    variant,
    context,
    state,
    draft: state.draft,
    screen,
    previousScreen: screen && previousScreen(screens, screen, state),
    progress: screen ? stepNumber(screens, screen, state) : { current: 1, total: screens.length },
    pick: (step, choice, only) => dispatch({ type: 'choicePicked', step, choice, ...(only && { only }) }),
    pickSlot: (slot, provider) => dispatch({ type: 'slotPicked', slot, ...(provider && { provider }) }),
    setNotes: (notes) => dispatch({ type: 'notesChanged', notes }),
    reportDates: (found) => dispatch({ type: 'datesChecked', found }),
    showAllDays: () => dispatch({ type: 'conflictDismissed' }),
    goToStep: goTo,
    goToNext: (step, replace) => {
      const next = screens[screens.findIndex(({ asks }) => asks.includes(step)) + 1]
      if (next) goTo(next.id, replace)
    },
    submit,
    signIn,
  }
}

/** Steps live in the address as `?step=`, so that the back button and links work. */
function useStepAddress() {
  const { id, params, query } = useRoute()
  const go = useGo()
  return {
    wanted: query['step'],
    goTo: (step: StepId, replace = false) => go(id, { params, query: { ...query, step }, replace }),
  }
}
