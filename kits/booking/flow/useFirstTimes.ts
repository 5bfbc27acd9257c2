import useSWR from 'swr'
import type { ChoiceStep } from '../draft/draft'
import type { Choice } from '../variant'
import { answerIdsBefore, useQueryKey } from './useBookingQueries'
import type { Booking } from './useBooking'

/** Choices whose free times one request asks for; the API accepts no more. */
const MAX_IDS = 100

/** The first free time beside a choice: an instant, or null for none; undefined: nothing is known. */
export type FirstTime = { time: string | null } | 'loading' | undefined

/**
 * The first free times beside the choices of a step, with one request for the list. Returns nothing for a step without
 * times, where the API does not answer, and after an error: the list is as useful without them.
 */
export function useFirstTimes(
  booking: Booking,
  step: ChoiceStep,
  choices: readonly Choice[],
): (choice: Choice) => FirstTime {
  const { variant, context, draft } = booking
  const load = step === 'specialty' || step === 'service' ? variant.firstTimes : undefined
  const ids = choices.slice(0, MAX_IDS).map(({ id }) => id)
  const key = useQueryKey(
    booking,
    load && ids.length > 1 ? ['firstTimes', step, ...answerIdsBefore(booking, step), ids.join()] : null,
  )
  const { data, isLoading } = useSWR(key, async () =>
    load?.(step === 'service' ? step : 'specialty', ids, draft, context),
  )
  return ({ id, firstDate }) => {
    const time = firstDate === undefined ? data?.[id] : firstDate
    if (time !== undefined) return { time }
    return isLoading && ids.includes(id) ? 'loading' : undefined
  }
}
