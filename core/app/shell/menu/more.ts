import type { Route } from '../../../routing/table'
/** The route id of the page "More". */
export const moreRoute = 'shell.more'

/** The page behind "More". */
export const morePage: Route = {
  plugin: 'core',
  id: moreRoute,
  area: 'patient',
  path: 'more',
  title: 'MENU.MORE',
  screen: () => import('./MorePage'),
  // The idle time of the start belongs to the screens that most people open next.
  prefetch: 'intent',
}
