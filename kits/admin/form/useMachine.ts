import { useRef, useState } from 'react'

export interface Machine<State, Event> {
  state: State
  dispatch: (event: Event) => void
  /** The state after every event so far, also between two renders: for a request that returns. */
  getState: () => State
}

/** Like `useReducer`, with access to the latest state in asynchronous code. */
export function useMachine<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: () => State,
): Machine<State, Event> {
  const [state, setState] = useState(initial)
  const latest = useRef(state)
  return {
    state,
    dispatch: (event) => {
      latest.current = reduce(latest.current, event)
      setState(latest.current)
    },
    getState: () => latest.current,
  }
}
