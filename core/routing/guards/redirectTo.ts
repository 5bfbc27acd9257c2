import type { Transition, Verdict } from '../../plugin/points'

/** Last guard: a route with `redirectTo` forwards there with its query (SHELL-025). */
export function redirectToGuard({ route, query }: Transition): Verdict {
  return route.redirectTo ? { go: 'to', route: route.redirectTo, query: { ...query } } : { go: 'on' }
}
