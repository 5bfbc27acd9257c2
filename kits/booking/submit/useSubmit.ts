import type { Dispatch } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { StoredDraft } from '../storage/draftStorage'
import { leadMinutes } from '../draft/leadTime'
import type { BookingEvent, BookingState } from '../state/bookingReducer'
import { sendBooking } from './sendBooking'
import { useApplyOutcome } from './useApplyOutcome'
import { findProblem, type Problem } from '../draft/validity'
import type { BookingContext, BookingVariant, StepId } from '../variant'

/** Submits the draft. Returns the reason why it cannot be submitted, or null. */
export type Submit = () => Problem | null

/** Takes the stored draft to the place where the person signs in. */
export type HandOver = (kept: StoredDraft) => void

interface Input {
  variant: BookingVariant
  context: BookingContext
  state: BookingState
  dispatch: Dispatch<BookingEvent>
  goTo: (step: StepId, replace?: boolean) => void
  /** Absent when signing in needs a click, because it opens a new tab. */
  signIn?: () => void
}

/** The lead time for this draft in minutes: the variant's own rule, or the general one. */
export const leadMinutesOf = ({
  variant,
  context,
  state,
}: Pick<Input, 'variant' | 'context' | 'state'>): number =>
  variant.leadMinutes?.(state.draft, context) ?? leadMinutes(state.draft.service, context.leadTime)

/** Validates the draft, sends it, and applies the outcome. */
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

/** The person's age if the specialty has a limit; null when unknown, as without a session (C-057). */
export function useUserAge({ context, state }: Pick<Input, 'context' | 'state'>): number | null {
  const input =
    state.draft.specialty?.maxAge && context.userId
      ? { params: { id: context.userId }, quiet: true as const }
      : null
  return useApi('GET api/users/{id}/user-age', input).data ?? null
}
