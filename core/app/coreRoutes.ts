import type { Route } from '../routing/table'
import { moreRoute } from './shell/more'

/** The screens the core has itself. The page of all components is served in development alone. */
export const coreRoutes: readonly Route[] = [
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
