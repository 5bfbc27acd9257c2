/** Parameters of a route outside its address. They are kept in memory only and lost at a reload (C-029). */
export type RouteState = Readonly<Record<string, unknown>>

const states = new Map<number, RouteState>()
let last = 0

/** Stores a state. Returns its key for the browser's history. */
export function storeState(state: RouteState | undefined): number | null {
  if (!state) return null
  last += 1
  states.set(last, state)
  return last
}

/** The state of a history entry; empty after a reload and for another person. */
export const findState = (mark: unknown): RouteState => states.get(Number(mark)) ?? {}

/** Deletes every state, because the person context changes. */
export const forgetStates = (): void => states.clear()
