import { defaultRoute, unknownRoute } from '../routing/areas'
import type { Route } from '../routing/table'
import { morePage, moreRoute } from './shell/menu/more'

/** The core's own screens. The page of all components exists only in development. */
const coreRoutes: readonly Route[] = [morePage, ...(import.meta.env.DEV ? [devRoute()] : [])]

/** The routes inside a foreign frame: every address that is not embeddable shows a link to its own tab (C-063). */
const notEmbeddable: Route = {
  plugin: 'core',
  id: unknownRoute,
  area: 'public',
  path: '*',
  title: '',
  bare: true,
  screen: () => import('./shell/NotEmbeddable'),
}

/** All routes: the core's and the contributed ones; in a frame only embeddable ones (C-063). */
export const routesOf = (contributed: readonly Route[], framed: boolean): readonly Route[] =>
  framed
    ? [...contributed.filter(({ embeddable }) => embeddable), notEmbeddable]
    : [
        ...coreRoutes,
        ...contributed,
        ...(contributed.some(({ id }) => id === defaultRoute) ? [] : [homeRedirect(contributed)]),
      ]

/**
 * Redirects the address of the default page if no active plugin has it: to the first page without conditions, otherwise to
 * "More", so that every signed-in user sees a page.
 */
function homeRedirect(contributed: readonly Route[]): Route {
  const first = contributed.find(
    ({ area, path, requires, redirectTo }) =>
      area === 'patient' && !requires && !redirectTo && !/[:*]/.test(path),
  )
  return {
    ...morePage,
    id: defaultRoute,
    path: defaultRoute.replace(/.*\./, ''),
    redirectTo: first?.id ?? moreRoute,
  }
}

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
