import useSWR, { type SWRResponse } from 'swr'
import { usePersonContext } from '@portico/core/session/personContext'
import { choiceSteps, isChoiceStep, type ChoiceStep } from '../draft/draft'
import { questionIdOf } from '../questions/isAnswered'
import { isBookable } from '../draft/leadTime'
import { visibleTeam } from '../steps/team'
import type { TimeRange } from '../slots/wireTime'
import { leadMinutesOf } from '../submit/useSubmit'
import type { BookingState } from '../state/bookingReducer'
import type { BookingContext, BookingVariant, Choice, Draft, Question, Slot, StepId } from '../variant'

interface QueryInput {
  variant: BookingVariant
  context: BookingContext
  state: BookingState
}

/** The choices of a step for the current draft; null as step requests nothing. */
export function useChoices(booking: QueryInput, step: ChoiceStep | null): SWRResponse<Choice[]> {
  const { variant, context, state } = booking
  const key = useQueryKey(booking, step && ['choices', step, ...answerIdsBefore(booking, step)])
  return useSWR(key, async () => {
    const choices = (await variant.choices[step as ChoiceStep]?.(state.draft, context)) ?? []
    return step === 'provider' ? visibleTeam(choices, state.draft.service?.hidesTeam) : choices
  })
}

/** The free slots of a draft within a range, without those inside the lead time; null requests nothing. */
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

/** The earliest free slot of the draft from an instant on, or null; null as instant requests nothing. */
export function useEarliest(booking: QueryInput, from: string | null): SWRResponse<Slot | null> {
  const { variant, context, state } = booking
  const key = useQueryKey(booking, from && ['earliest', ...answerIds(state.draft), from])
  return useSWR(key, () => variant.earliest(state.draft, from as string, context))
}

/** The cache key of an answer: person, variant and language. It is below api/appointments, so booking invalidates it. */
export function useQueryKey(
  { variant, context }: Pick<QueryInput, 'variant' | 'context'>,
  parts: readonly string[] | null | '',
) {
  const { personKey: key } = usePersonContext()
  return parts ? [key, 'READ api/appointments/booking', variant.id, context.language, ...parts] : null
}

/** The options of a question that loads them, for the current draft; undefined as question requests nothing. */
export function useQuestionChoices(
  booking: QueryInput,
  step: StepId,
  question: Question | undefined,
): SWRResponse<Choice[]> {
  const { context, state } = booking
  const load = question?.choices
  const key = useQueryKey(booking, load ? ['choices', step, ...answerIdsBefore(booking, step)] : null)
  return useSWR(key, async () => (await load?.(state.draft, context)) ?? [])
}

/** The picked ids in a fixed order, and the answers to questions. */
export const answerIds = (draft: Draft): string[] => [
  ...choiceSteps.map((step) => draft[step]?.id ?? ''),
  JSON.stringify(draft.answers ?? {}),
]

/** What was answered before a step: on it the choices of the step depend. */
export const answerIdsBefore = ({ variant, state }: QueryInput, step: StepId): string[] => {
  const earlier = variant.steps.slice(0, variant.steps.indexOf(step))
  return earlier.map((one) => {
    if (isChoiceStep(one)) return state.draft[one]?.id ?? ''
    return JSON.stringify(state.draft.answers?.[questionIdOf(one) ?? ''] ?? '')
  })
}
