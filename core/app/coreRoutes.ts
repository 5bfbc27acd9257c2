import { defaultRoute, laterRoute, unknownRoute } from '../routing/areas'
import type { Route } from '../routing/table'
import { morePage, moreRoute } from './shell/menu/more'

/** The core's own screens. The pages of all components and of plugins from addresses exist only in development. */
const coreRoutes: readonly Route[] = [morePage, ...(import.meta.env.DEV ? devRoutes() : [])]

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

/** Where the addresses of plugins that load after the start wait for them. */
const laterPage: Route = {
  ...morePage,
  id: laterRoute,
  area: 'public',
  path: 'later/*',
  screen: () => import('./addressPlugins/LaterPage'),
}

/**
 * All routes: the core's and the contributed ones; in a frame only embeddable ones (C-063). `hasMore`: the tenant has plugins that load
 * after the start.
 */
export const routesOf = (
  contributed: readonly Route[],
  framed: boolean,
  hasMore?: unknown,
): readonly Route[] =>
  framed
    ? [...contributed.filter(({ embeddable }) => embeddable), notEmbeddable]
    : [
        ...coreRoutes,
        ...contributed,
        ...(hasMore ? [laterPage] : []),
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

function devRoutes(): Route[] {
  const common = { plugin: 'core', area: 'public', title: '', bare: true } as const
  return [
    { ...common, id: 'dev.ui', path: 'dev/ui', screen: () => import('../ui/dev/UiPage') },
    { ...common, id: 'dev.health', path: 'dev/health', screen: () => import('./addressPlugins/HealthPage') },
  ]
}
