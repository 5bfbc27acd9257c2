import { useEffect, useRef } from 'react'
import { useTenant } from '../../tenant/useTenant'
import type { Route } from '../../routing/table'
import { pageName } from './pageName'
import { pageViewsTo } from './pageViews'

/** Reports each page that is opened, if the tenant has an address for that (CONST-013). Takes the route and its path. */
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
