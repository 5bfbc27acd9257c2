import { createContext, use } from 'react'
import type { RouteId } from '../plugin/points'
import type { RouteState } from './routeState'

export type { RouteState } from './routeState'

/** The route that is shown. */
export interface CurrentRoute {
  id: RouteId
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** The non-URL parameters it was opened with; empty after a reload. */
  state: RouteState
  /** The key of its entry in the browser's history. */
  entry?: string
}

const none = { id: '' as RouteId, params: {}, query: {}, state: {} }

/** The route that the components below read as their own. */
export const RouteContext = createContext<CurrentRoute>(none)

/** The current route and its parameters. Its id is empty until the first route is shown. */
export const useRoute = (): CurrentRoute => use(RouteContext)
