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

/** The state and actions that step screens use. */
export interface Booking {
  variant: BookingVariant
  context: BookingContext
  state: BookingState
  draft: Draft
  /** The current screen, the previous one, and the step number. */
  screen: StepScreen | undefined
  previousScreen: StepScreen | undefined
  progress: { current: number; total: number }
  /** Answers a step; `only`: it had a single choice. */
  pick: (step: ChoiceStep, choice: Choice, only?: boolean) => void
  pickSlot: (slot: Slot, provider?: Choice) => void
  setNotes: (notes: string) => void
  /** Records whether any free slot exists. */
  reportDates: (found: boolean) => void
  showAllDays: () => void
  /** Opens a step's screen; `replace` adds no history entry. */
  goToStep: (step: StepId, replace?: boolean) => void
  /** Opens the screen after a step's screen. */
  goToNext: (step: StepId, replace?: boolean) => void
  submit: Submit
  /** Signs in and continues with the same draft (C-033). */
  signIn: () => void
}

/** An open booking: the draft, its rules, the step in the address, and the submit. */
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

/** The current step is the query parameter `step`, so that links and the back button work. */
function useStepAddress() {
  const { id, params, query } = useRoute()
  const go = useGo()
  return {
    wanted: query['step'],
    goTo: (step: StepId, replace = false) => go(id, { params, query: { ...query, step }, replace }),
  }
}
