import { areas } from '../../routing/areas'
import type { Route } from '../../routing/table'

/** The beginning of every page name (CONST-013). */
const prefix = '/up'

/**
 * The name of a page for statistics: `/up/videoconsultation/hospital-appointment/:id`. It is the path of the route, not
 * the address, so it contains no id, no doctor and no query.
 */
export const pageName = ({ area, path }: Pick<Route, 'area' | 'path'>): string =>
  [prefix, areas[area].prefix, path.replace(/\/?\*$/, '').replaceAll('?', '')].filter(Boolean).join('/')
