import type { Verdict } from '../../plugin/points'
import { defaultRoute } from '../areas'
import type { Route } from '../table'

/** Third guard: the user must have exactly the route's role; otherwise it redirects to the default page without a message (SHELL-024, C-114). */
export function roleGuard({ requires }: Route, roles: ReadonlySet<string>): Verdict {
  const role = requires?.role
  return !role || roles.has(role) ? { go: 'on' } : { go: 'to', route: defaultRoute }
}
