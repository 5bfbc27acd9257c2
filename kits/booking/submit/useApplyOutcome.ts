import type { Dispatch } from 'react'
import { flushSync } from 'react-dom'
import { useInvalidate } from '@portico/core/http/useApi'
import { useBookingText } from '../texts'
import { useGo } from '@portico/core/routing/useGo'
import { currentSession } from '@portico/core/session/session'
import { toPersonContext } from '@portico/core/session/personContext'
import { toast } from '@portico/core/ui/feedback/toast'
import { saveOrDeleteDraft } from '../storage/draftStorage'
import { bookingReducer, type BookingEvent, type BookingState } from '../state/bookingReducer'
import { tabStorage } from '@portico/core/state/tabStorage'
import { useIsMounted } from '@portico/core/state/useIsMounted'
import { useDraftScope } from '../storage/useDraftScope'
import type { BookingVariant, Outcome, StepId } from '../variant'
import { useConfirmation } from '../useConfirmation'

interface Input {
  variant: BookingVariant
  state: BookingState
  dispatch: Dispatch<BookingEvent>
  goTo: (step: StepId, replace?: boolean) => void
  /** Absent when signing in needs a click, because it opens a new tab. */
  signIn?: () => void
}

/**
 * Applies the outcome of a booking: navigates, redirects or signs in. If the user has left the screen, it shows a
 * message instead.
 */
export function useApplyOutcome(input: Input): (outcome: Outcome) => void {
  const { variant, state, dispatch, goTo, signIn } = input
  const go = useGo()
  const invalidate = useInvalidate()
  const confirmation = useConfirmation(variant)
  const hasPage = !variant.isUnlisted || variant.bookedRoute !== undefined
  const isHere = useIsMounted()
  const concludeAfar = useApplyInBackground(input)
  return (outcome) => {
    if (outcome.kind === 'booked' || outcome.kind === 'conflict') void invalidate('api/appointments')
    if (!isHere()) return concludeAfar(outcome)
    // Store the draft before a redirect leaves the page.
    flushSync(() => dispatch({ type: 'outcomeReceived', outcome }))
    if (outcome.kind === 'booked' && outcome.bookId !== undefined && hasPage) {
      go(confirmation, {
        params: { bookId: String(outcome.bookId) },
        replace: true,
        state: { draft: state.draft, moved: state.draft.editing !== undefined },
      })
    }
    if (outcome.kind === 'conflict') goTo('time', true)
    if (outcome.kind === 'redirect') location.assign(outcome.url)
    if (outcome.kind === 'login') signIn?.()
  }
}

/** For a screen that was left: updates the stored draft and tells the person. Still redirects if payment was requested. */
function useApplyInBackground({ variant, state }: Input): (outcome: Outcome) => void {
  const t = useBookingText<string>()
  const scope = useDraftScope(variant)
  return (outcome) => {
    saveOrDeleteDraft(
      tabStorage(),
      scope,
      bookingReducer(variant)({ ...state, phase: 'booking' }, { type: 'outcomeReceived', outcome }),
    )
    if (toPersonContext(currentSession()).personKey !== scope.personKey) return
    if (outcome.kind === 'redirect') location.assign(outcome.url)
    if (outcome.kind === 'booked') {
      toast({ tone: 'success', text: t(state.draft.editing ? 'BOOKING.MOVED' : 'BOOKING.BOOKED') })
    }
    if (outcome.kind === 'conflict') toast({ tone: 'error', text: t('APPOINTMENT.TIME_ERROR') })
    if (outcome.kind === 'failed') toast({ tone: 'error', text: t(outcome.message) })
  }
}
