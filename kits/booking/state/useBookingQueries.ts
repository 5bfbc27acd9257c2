import useSWR, { type SWRResponse } from 'swr'
import { usePersonContext } from '@core/session/personContext'
import type { ChoiceStep } from '../draft/draft'
import { isBookable } from '../draft/leadTime'
import type { TimeRange } from '../slots/wireTime'
import { leadMinutesOf } from '../submit/useSubmit'
import type { Booking } from './useBooking'
import type { Choice, Draft, Slot } from '../variant'

type QueryInput = Pick<Booking, 'variant' | 'context' | 'state'>

/** What a step offers, given the answers before it; `null` as step: nothing is asked. */
export function useChoices(booking: QueryInput, step: ChoiceStep | null): SWRResponse<Choice[]> {
  const { variant, context, state } = booking
  const key = useQueryKey(booking, step && ['choices', step, ...answerIdsBefore(booking, step)])
  return useSWR(key, async () => (await variant.choices[step as ChoiceStep]?.(state.draft, context)) ?? [])
}

/** The free times of a draft within a span, those that are too soon left out (BOOK-049); `null`: not yet. */
export function useFreeSlots(booking: QueryInput, draft: Draft, span: TimeRange | null): SWRResponse<Slot[]> {
  const { variant, context } = booking
  const lead = leadMinutesOf(booking)
  return useSWR(
    useQueryKey(booking, span && ['slots', ...answerIds(draft), span.from, span.to]),
    async () => {
      const slots = await variant.slots(draft, span as TimeRange, context)
      return slots.filter(({ start }) => isBookable(start, lead, Date.now()))
    },
  )
}

/** The earliest free time of the draft not before an instant (BOOK-036): null when there is none; `null` as instant: not asked. */
export function useEarliest(booking: QueryInput, from: string | null): SWRResponse<Slot | null> {
  const { variant, context, state } = booking
  const key = useQueryKey(booking, from && ['earliest', ...answerIds(state.draft), from])
  return useSWR(key, () => variant.earliest(state.draft, from as string, context))
}

/** Answers belong to a person, a variant and a language; booking something makes them old (they lie below api/appointments). */
export function useQueryKey({ variant, context }: QueryInput, parts: readonly string[] | null | '') {
  const { personKey: key } = usePersonContext()
  return parts ? [key, 'READ api/appointments/booking', variant.id, context.language, ...parts] : null
}

const choiceSteps = ['type', 'country', 'insurer', 'specialty', 'service', 'provider'] as const

/** What has been picked, as ids in a fixed order. */
export const answerIds = (draft: Draft): string[] => choiceSteps.map((step) => draft[step]?.id ?? '')

const answerIdsBefore = ({ variant, state }: QueryInput, step: ChoiceStep): string[] => {
  const earlier = variant.steps.slice(0, variant.steps.indexOf(step))
  return earlier.map((one) => state.draft[one as ChoiceStep]?.id ?? '')
}
