import { defaultRoute } from './areas'
import { isDoctorUrl } from './doctorUrl'
import { matchRoutes } from './reactRouter'
import type { Entry, Route, Table } from './table'

/** A route and the parameters of its address. */
export interface Match {
  route: Route
  params: Readonly<Record<string, string>>
}

/**
 * Finds the route of a path (without `#` and query). Fixed addresses come first; a first segment is a doctor's
 * only if no other route matches (C-002).
 * Returns null for an unknown address.
 */
export function matchPath(table: Table, pathname: string): Match | null {
  if (pathname === '/' || pathname === '') return home(table)
  const exact = find(table.all, pathname)
  if (exact) return exact
  const [, doctorUrl = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? []
  if (!isDoctorUrl(doctorUrl)) return null
  const match = rest === '' || rest === '/' ? home(table) : find(table.ofDoctor, rest)
  return match && { ...match, params: { ...match.params, doctorUrl } }
}

function home(table: Table): Match | null {
  const entry = table.byId.get(defaultRoute)
  return entry ? { route: entry.handle, params: {} } : null
}

/** React Router matches against all given routes, so pass only the candidates. */
function find(entries: readonly Entry[], pathname: string): Match | null {
  const small = pathname.toLowerCase()
  const last = matchRoutes(
    entries.filter(({ prefix: begin }) => small.startsWith(begin)),
    pathname,
  )?.at(-1)
  if (!last) return null
  const definedParams = Object.entries(last.params).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  const params: Match['params'] = Object.fromEntries(definedParams)
  const doctorUrl = params['doctorUrl']
  return doctorUrl === undefined || isDoctorUrl(doctorUrl) ? { route: last.route.handle, params } : null
}
