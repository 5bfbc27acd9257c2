import type { Verdict } from '../../plugin/points'
import { defaultRoute } from '../areas'
import type { Route } from '../table'

/**
 * Third guard: the user must have exactly the route's role, and the right to medical content where it shows some; otherwise it
 * redirects to the default page without a message (SHELL-024, C-114).
 */
export function roleGuard({ requires }: Route, roles: ReadonlySet<string>, lacksRecords = false): Verdict {
  const { role, medical } = requires ?? {}
  const isAllowed = (!role || roles.has(role)) && !(medical && lacksRecords)
  return isAllowed ? { go: 'on' } : { go: 'to', route: defaultRoute }
}
