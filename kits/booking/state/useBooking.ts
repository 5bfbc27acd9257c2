import { useMemo, useReducer } from 'react'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { useSession } from '@core/session/useSession'
import type { ChoiceStep } from '../draft/draft'
import { loading, machine, type BookingState } from './bookingReducer'
import { place, screenBefore, screenFor, screensOf, type StepScreen } from '../steps/stepScreens'
import { useBookingContext } from './useBookingContext'
import type { Opened } from '../opening/openBooking'
import { useKeeping } from '../storage/useStoredDraft'
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
  before: StepScreen | undefined
  place: { current: number; total: number }
  /** Answers a step; `only`: there was nothing to choose. */
  pick: (step: ChoiceStep, choice: Choice, only?: boolean) => void
  pickTime: (slot: Slot, provider?: Choice) => void
  write: (notes: string) => void
  /** Says whether there are any dates at all. */
  tellDates: (found: boolean) => void
  showAllDays: () => void
  /** Opens a step's screen; `replace` leaves no entry for the back button. */
  goTo: (step: StepId, replace?: boolean) => void
  /** Opens the screen after the one of a step. */
  goOn: (step: StepId, replace?: boolean) => void
  submit: Submit
  /** Signs in, with everything in place afterwards (C-033). */
  signIn: () => void
}

/** A booking that has been opened: the draft, its rules, the steps in the address, and the submit. */
export function useBooking(
  plugin: string,
  variant: BookingVariant,
  opened: Opened,
  handOver?: HandOver,
): Booking {
  const context = useBookingContext(plugin, variant)
  const move = useMemo(() => machine(variant.steps), [variant])
  const [state, dispatch] = useReducer(move, opened, ({ draft, single }) =>
    move(loading(variant.id), { type: 'opened', draft, single }),
  )
  useKeeping(variant, state)
  const { goTo, wanted } = useSteps()
  const screens = useMemo(() => screensOf(variant.steps), [variant])
  const { signIn: signInHere } = useSession()
  const signIn = handOver ? () => handOver({ draft: state.draft, single: state.single }) : () => signInHere()
  const submit = useSubmit({ variant, context, state, dispatch, goTo, ...(!handOver && { signIn }) })
  const start = opened.at ?? screenFor(screens, undefined, opened.draft)?.id
  const screen = screenFor(screens, wanted ?? start, state.draft)
  return {
    variant,
    context,
    state,
    draft: state.draft,
    screen,
    before: screen && screenBefore(screens, screen, state),
    place: screen ? place(screens, screen, state) : { current: 1, total: screens.length },
    pick: (step, choice, only) => dispatch({ type: 'picked', step, choice, ...(only && { only }) }),
    pickTime: (slot, provider) => dispatch({ type: 'pickedTime', slot, ...(provider && { provider }) }),
    write: (notes) => dispatch({ type: 'wrote', notes }),
    tellDates: (found) => dispatch({ type: 'dates', found }),
    showAllDays: () => dispatch({ type: 'allDays' }),
    goTo,
    goOn: (step, replace) => {
      const next = screens[screens.findIndex(({ asks }) => asks.includes(step)) + 1]
      if (next) goTo(next.id, replace)
    },
    submit,
    signIn,
  }
}

/** Steps live in the address as `?step=`, so that the back button and links work. */
function useSteps() {
  const { id, params, query } = useRoute()
  const go = useGo()
  return {
    wanted: query['step'],
    goTo: (step: StepId, replace = false) => go(id, { params, query: { ...query, step }, replace }),
  }
}
