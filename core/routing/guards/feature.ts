import type { Verdict } from '../../plugin/points'
import { defaultRoute } from '../areas'
import type { Route } from '../table'

/** First guard: one of the route's features must be enabled; otherwise it redirects to the default page without a message (SHELL-018, C-008). */
export function featureGuard({ requires }: Route, features: ReadonlySet<string>): Verdict {
  const any = requires?.features
  return !any || any.some((feature) => features.has(feature))
    ? { go: 'on' }
    : { go: 'to', route: defaultRoute }
}
