import type { Dispatch } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { StoredDraft } from '../storage/draftStorage'
import { leadMinutes } from '../draft/leadTime'
import type { BookingEvent, BookingState } from '../state/bookingReducer'
import { sendBooking } from './sendBooking'
import { useApplyOutcome } from './useApplyOutcome'
import { findProblem, type Problem } from '../draft/validity'
import type { BookingContext, BookingVariant, Choice, StepId } from '../variant'

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
  const age = useUserAge(context, hasAgeLimit(state.draft.specialty)) ?? null
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

/** Whether a specialty is not for every age. */
export const hasAgeLimit = (specialty: Choice | undefined): boolean =>
  Boolean(specialty?.minAge || specialty?.maxAge)

/** The age of the person of the booking; null when it is not known, as without a session (C-057); undefined while it loads. */
export function useUserAge({ userId }: BookingContext, isNeeded: boolean): number | null | undefined {
  const isAsked = isNeeded && userId !== ''
  const { data, error } = useApi(
    'GET api/users/{id}/user-age',
    isAsked ? { params: { id: userId }, quiet: true } : null,
  )
  if (data !== undefined) return data
  return isAsked && !error ? undefined : null
}
