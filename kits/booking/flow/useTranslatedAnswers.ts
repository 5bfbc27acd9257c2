import { useEffect, useEffectEvent } from 'react'
import useSWR from 'swr'
import type { TranslatedAnswers } from '../draft/draft'
import { translateAnswers } from '../opening/translateAnswers'
import type { BookingEvent, BookingState } from '../state/bookingReducer'
import { answerIds, useQueryKey } from './useBookingQueries'
import type { BookingContext, BookingVariant } from '../variant'

interface Input {
  variant: BookingVariant
  context: BookingContext
  state: BookingState
  dispatch: (event: BookingEvent) => void
}

/** Reads the names of the answers again when the person has changed the language since they were picked. */
export function useTranslatedAnswers({ variant, context, state, dispatch }: Input): void {
  const { draft } = state
  const { language } = context
  const isStale = draft.language !== language
  const key = useQueryKey({ variant, context }, isStale ? ['names', ...answerIds(draft)] : null)
  const { data } = useSWR(key, () => translateAnswers(variant, draft, context))
  const take = useEffectEvent((answers: TranslatedAnswers) =>
    dispatch({ type: 'answersTranslated', answers, language }),
  )
  useEffect(() => {
    if (data) take(data)
  }, [data])
}
