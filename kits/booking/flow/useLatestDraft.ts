import { useEffect, useRef } from 'react'
import type { BookingEvent, BookingState } from '../state/bookingReducer'
import type { Draft } from '../variant'

/**
 * The draft as the events of this moment leave it, before it is drawn: which step comes next depends on the answer that
 * was just given. Takes the state, its reducer and its dispatch. Returns a function that reads the draft in an event
 * handler, and the dispatch to use.
 */
export function useLatestDraft(
  state: BookingState,
  move: (state: BookingState, event: BookingEvent) => BookingState,
  dispatch: (event: BookingEvent) => void,
): [latest: () => Draft, dispatch: (event: BookingEvent) => void] {
  const ahead = useRef(state)
  useEffect(() => {
    ahead.current = state
  }, [state])
  return [
    () => ahead.current.draft,
    (event) => {
      ahead.current = move(ahead.current, event)
      dispatch(event)
    },
  ]
}
