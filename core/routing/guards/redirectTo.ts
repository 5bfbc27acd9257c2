import type { Transition, Verdict } from '../../plugin/points'

/** Last guard: redirects a route with `redirectTo` and keeps the query (SHELL-025). */
export function redirectToGuard({ route, query }: Transition): Verdict {
  return route.redirectTo ? { go: 'to', route: route.redirectTo, query: { ...query } } : { go: 'on' }
}
