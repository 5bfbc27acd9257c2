import type { RouteId } from '../plugin/points'
import { defaultRoute } from './areas'
import type { AddressInput } from './href'
import { useLocation } from './reactRouter'
import { storeState, type RouteState } from './routeState'
import { useOpen } from './useOpen'
import { usePath } from './useHref'

/** Where a route opens, and whether it replaces the current entry of the history. */
export interface GoOptions extends AddressInput {
  /** Replaces the current entry of the browser's history. */
  replace?: boolean | undefined
  /** Non-URL parameters, kept in memory only. */
  state?: RouteState | undefined
}

/** Opens a route by its id. */
export type Go = (id: RouteId, options?: GoOptions) => void

/** Returns `go(routeId, { params, query, state, replace })`. A route that is off leads to the default page. */
export function useGo(): Go {
  const open = useOpen()
  const path = usePath()
  return (id, { replace = false, state, ...place } = {}) => {
    const to = path(id, place) ?? path(defaultRoute) ?? '/'
    open(to, { replace, state: storeState(state) })
  }
}

/**
 * Returns `go` for use after a request. It does nothing if the user has gone to another address in the meantime, so that a form that is
 * saved late does not take them away from the page that they chose. Call the function of the render in which the request started.
 */
export function useGoIfHere(): Go {
  const go = useGo()
  const { pathname } = useLocation()
  return (id, options) => {
    if (encodePath(pathname) === encodePath(location.hash.slice(1))) go(id, options)
  }
}

/** The path as the browser writes it: the router knows an address with an accent as it was opened. */
const encodePath = (path: string) => new URL(path, location.origin).pathname
