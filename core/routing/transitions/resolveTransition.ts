import { reportFault } from '../../plugin/fault'
import type { GuardContext, RouteId, Verdict } from '../../plugin/points'
import { defaultRoute, laterRoute, unknownRoute } from '../areas'
import { runGuards, type RouteTransition, type Guard } from '../guards/runGuards'
import { needsSignIn } from '../guards/session'
import { pathTo } from '../href'
import { matchPath } from '../match'
import type { Table } from '../table'

/** The result of a transition. `path` is the final path; it differs from the requested one after a redirect. */
export type Outcome =
  | ({ kind: 'show'; path: string } & RouteTransition)
  | { kind: 'signIn' }
  | { kind: 'abort'; message: string }

export interface TransitionRules {
  table: Table
  guards: readonly Guard[]
  context: GuardContext
  /** The page that the address without a page opens. Default: the default page. */
  landing?: RouteId
}

/** Redirects per transition before it counts as an endless loop. */
const maxRedirects = 10

/**
 * Runs the guards for an address, and again for every redirect.
 * Takes the path and the query as in `/videoconsultation/home?x=1`. An endless redirect is reported and aborts.
 */
export async function resolveTransition(
  address: string,
  { table, guards, context, landing }: TransitionRules,
): Promise<Outcome> {
  const trail: string[] = []
  let transition = matchAddress(table, address, landing)
  while (transition && trail.length < maxRedirects) {
    trail.push(transition.route.id)
    if (needsSignIn(transition.route, context.userId)) return { kind: 'signIn' }
    const verdict = await runGuards(transition, context, guards)
    if (verdict.go === 'abort') return { kind: 'abort', message: verdict.message }
    if (verdict.go === 'on') return show(table, transition)
    transition = followRedirect(table, transition, verdict)
  }
  reportFault({
    plugin: 'core',
    point: 'routes',
    property: address,
    expected: 'a transition that ends',
    found: trail.join(' → ') || 'no route',
  })
  return { kind: 'abort', message: 'ERRORS.GENERAL' }
}

const show = (table: Table, transition: RouteTransition): Outcome => ({
  kind: 'show',
  path: pathTo(table, transition.route.id, transition) ?? '/',
  ...transition,
})

/**
 * Finds the route of an address. Unknown addresses wait for plugins that load after the start, if there are any; otherwise they lead to
 * the sign-in screen, or to the default page if there is none.
 */
function matchAddress(
  table: Table,
  address: string,
  landing: RouteId = defaultRoute,
): RouteTransition | null {
  const [pathname = '', search] = address.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  const own = pathname === '/' ? byId(table, landing, {}, query) : null
  if (own) return own
  const match = matchPath(table, pathname)
  if (match) return { ...match, query }
  return (
    byId(table, laterRoute, { '*': pathname.slice(1) }, query) ??
    byId(table, unknownRoute, {}, {}) ??
    byId(table, defaultRoute, {}, {})
  )
}

/**
 * Follows a redirect. Without parameters it keeps the doctor's segment. If the target route is off, it leads to the default
 * page.
 */
function followRedirect(
  table: Table,
  from: RouteTransition,
  to: Extract<Verdict, { go: 'to' }>,
): RouteTransition | null {
  const { doctorUrl } = from.params
  const params = to.params ?? (doctorUrl === undefined ? {} : { doctorUrl })
  return byId(table, to.route, params, to.query ?? {}) ?? byId(table, defaultRoute, {}, {})
}

function byId(
  table: Table,
  id: string,
  params: RouteTransition['params'],
  query: RouteTransition['query'],
): RouteTransition | null {
  const entry = table.byId.get(id)
  return entry ? { route: entry.handle, params, query } : null
}
