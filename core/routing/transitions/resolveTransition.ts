import { reportFault } from '../../plugin/fault'
import type { GuardContext, Verdict } from '../../plugin/points'
import { defaultRoute, unknownRoute } from '../areas'
import { runGuards, type RouteTransition, type Guard } from '../guards/runGuards'
import { needsSignIn } from '../guards/session'
import { pathTo } from '../href'
import { matchPath } from '../match'
import type { Table } from '../table'

/** The result of a transition. `path` is the final path; it differs from the requested one after a redirect. */
export type Outcome =
  ({ kind: 'show'; path: string } & RouteTransition) | { kind: 'signIn' } | { kind: 'abort'; message: string }

export interface TransitionRules {
  table: Table
  guards: readonly Guard[]
  context: GuardContext
}

/** More redirects in a row than any honest address needs. */
const maxRedirects = 10

/**
 * Follows an address through all guards, as often as they redirect (SHELL-017).
 * In: path and query as in `/videoconsultation/home?x=1`. Redirects that never end are reported and abort.
 */
export async function resolveTransition(
  address: string,
  { table, guards, context }: TransitionRules,
): Promise<Outcome> {
  const trail: string[] = []
  let going = matchAddress(table, address)
  while (going && trail.length < maxRedirects) {
    trail.push(going.route.id)
    if (needsSignIn(going.route, context.userId)) return { kind: 'signIn' }
    const verdict = await runGuards(going, context, guards)
    if (verdict.go === 'abort') return { kind: 'abort', message: verdict.message }
    if (verdict.go === 'on') return show(table, going)
    going = followRedirect(table, going, verdict)
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

const show = (table: Table, going: RouteTransition): Outcome => ({
  kind: 'show',
  path: pathTo(table, going.route.id, going) ?? '/',
  ...going,
})

/** What an address asks for; an unknown one asks for the auth screen (SHELL-010, SHELL-052), or where none is on for the default page. */
function matchAddress(table: Table, address: string): RouteTransition | null {
  const [pathname = '', search] = address.split('?')
  const match = matchPath(table, pathname)
  if (match) return { ...match, query: Object.fromEntries(new URLSearchParams(search)) }
  return byId(table, unknownRoute, {}, {}) ?? byId(table, defaultRoute, {}, {})
}

/** A redirect without parameters keeps the doctor's segment; a target that is not on gives way to the default page. */
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
