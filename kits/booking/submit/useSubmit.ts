import type { Dispatch } from 'react'
import { useApi } from '@core/http/useApi'
import { useTenant } from '@core/tenant/useTenant'
import type { StoredDraft } from '../storage/draftStorage'
import { leadMinutes } from '../draft/leadTime'
import type { BookingEvent, BookingState } from '../state/bookingReducer'
import { sendBooking } from './sendBooking'
import { useApplyOutcome } from './useApplyOutcome'
import { findProblem, type Problem } from '../draft/validity'
import type { BookingContext, BookingVariant, StepId } from '../variant'

/** Books what the draft says. Out: why it cannot be, or null when it is under way. */
export type Submit = () => Problem | null

/** Takes what is kept of a booking to where the person can sign in. */
export type HandOver = (kept: StoredDraft) => void

interface Input {
  variant: BookingVariant
  context: BookingContext
  state: BookingState
  dispatch: Dispatch<BookingEvent>
  goTo: (step: StepId, replace?: boolean) => void
  /** Absent: the person has to ask for it, because a new tab opens. */
  signIn?: () => void
}

/** Minutes between now and a slot for this draft: the variant's own rule, or the general one (BOOK-049, BOOK-050). */
export const leadMinutesOf = ({
  variant,
  context,
  state,
}: Pick<Input, 'variant' | 'context' | 'state'>): number =>
  variant.leadMinutes?.(state.draft, context) ?? leadMinutes(state.draft.service)

/** Checks the draft once more, sends it, and goes where the outcome leads. */
export function useSubmit(input: Input): Submit {
  const { variant, context, state, dispatch } = input
  const { paymentHosts } = useTenant()
  const age = useUserAge(input)
  const conclude = useApplyOutcome(input)
  return () => {
    const problem = findProblem(state.draft, { now: Date.now(), lead: leadMinutesOf(input), age })
    if (problem || state.phase === 'booking') return problem
    dispatch({ type: 'submitted' })
    void sendBooking(variant, state.draft, context, { origin: location.origin, hosts: paymentHosts }).then(
      conclude,
    )
    return null
  }
}

/** The person's age where the specialty has a limit; null while it is not known, as without a session (C-057). */
export function useUserAge({ context, state }: Pick<Input, 'context' | 'state'>): number | null {
  const asked =
    state.draft.specialty?.maxAge && context.userId
      ? { params: { id: context.userId }, quiet: true as const }
      : null
  return useApi('GET api/users/{id}/user-age', asked).data ?? null
}
