import { useEffect, useRef } from 'react'
import { useTenant } from '../../tenant/useTenant'
import type { Route } from '../../routing/table'
import { pageViewsTo } from './pageViews'
import { areas } from '../../routing/areas'

/** The beginning of every page name. */
const prefix = '/up'

/**
 * The name of a page for statistics: `/up/videoconsultation/hospital-appointment/:id`. It is the path of the route, not
 * the address, so it contains no id, no doctor and no query.
 */
export const pageName = ({ area, path }: Pick<Route, 'area' | 'path'>): string =>
  [prefix, areas[area].prefix, path.replace(/\/?\*$/, '').replaceAll('?', '')].filter(Boolean).join('/')

/** Reports each page that is opened, if the tenant has an address for that. Takes the route and its path. */
export function usePageViews(route: Route | undefined, path: string): void {
  const { pageViews } = useTenant().addresses
  const page = route && pageName(route)
  const reported = useRef<string>(null)
  useEffect(() => {
    if (!pageViews || !page || reported.current === path) return
    reported.current = path
    pageViewsTo(pageViews)(page)
  }, [pageViews, page, path])
}
