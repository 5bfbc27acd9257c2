import { unknownRoute } from '../routing/areas'
import type { Route } from '../routing/table'
import { moreRoute } from './shell/more'

/** The screens the core has itself. The page of all components is served in development alone. */
const coreRoutes: readonly Route[] = [
  {
    plugin: 'core',
    id: moreRoute,
    area: 'patient',
    path: 'more',
    title: 'MENU.MORE',
    screen: () => import('./shell/MorePage'),
  },
  ...(import.meta.env.DEV ? [devRoute()] : []),
]

/** In a frame, what stands at every address that is not made for one: the way to a tab of its own (C-063). */
const elsewhere: Route = {
  plugin: 'core',
  id: unknownRoute,
  area: 'public',
  path: '*',
  title: '',
  bare: true,
  screen: () => import('./shell/NotHere'),
}

/** The routes of this page: the core's and all contributed ones; in a frame those alone that are made for it (C-063). */
export const routesOf = (contributed: readonly Route[], framed: boolean): readonly Route[] =>
  framed
    ? [...contributed.filter(({ embeddable }) => embeddable), elsewhere]
    : [...coreRoutes, ...contributed]

function devRoute(): Route {
  return {
    plugin: 'core',
    id: 'dev.ui',
    area: 'public',
    path: 'dev/ui',
    title: '',
    bare: true,
    screen: () => import('../ui/dev/UiPage'),
  }
}
