/** What a route is given besides its address: kept in memory only, gone after a reload (C-029). */
export type RouteState = Readonly<Record<string, unknown>>

const states = new Map<number, RouteState>()
let last = 0

/** Stores a state. Out: the key that stands for it in the browser's history. */
export function storeState(state: RouteState | undefined): number | null {
  if (!state) return null
  last += 1
  states.set(last, state)
  return last
}

/** The state behind a mark of the browser's history; empty after a reload and for another person. */
export const findState = (mark: unknown): RouteState => states.get(Number(mark)) ?? {}

/** Forgets every state: another person is acted for. */
export const forgetStates = (): void => states.clear()
