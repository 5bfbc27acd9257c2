import { defaultRoute, unknownRoute } from '../routing/areas'
import type { Route } from '../routing/table'
import { moreRoute } from './shell/menu/more'

const more: Route = {
  plugin: 'core',
  id: moreRoute,
  area: 'patient',
  path: 'more',
  title: 'MENU.MORE',
  screen: () => import('./shell/menu/MorePage'),
}

/** The screens the core has itself. The page of all components is served in development alone. */
const coreRoutes: readonly Route[] = [more, ...(import.meta.env.DEV ? [devRoute()] : [])]

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

/** The routes of this page: the core's and all contributed ones; in a frame those alone that are made for it (C-063). */
export const routesOf = (contributed: readonly Route[], framed: boolean): readonly Route[] =>
  framed
    ? [...contributed.filter(({ embeddable }) => embeddable), notEmbeddable]
    : [
        ...coreRoutes,
        ...contributed,
        ...(contributed.some(({ id }) => id === defaultRoute) ? [] : [homeRedirect(contributed)]),
      ]

/**
 * Where no plugin that is on has the default page: its address leads to the first page that everybody may see, else to
 * "More", so that nobody who has signed in stands before a closed door.
 */
function homeRedirect(contributed: readonly Route[]): Route {
  const first = contributed.find(
    ({ area, path, requires, redirectTo }) =>
      area === 'patient' && !requires && !redirectTo && !/[:*]/.test(path),
  )
  return {
    ...more,
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
