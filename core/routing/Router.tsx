import { useEffect, useMemo, type ReactNode } from 'react'
import { forgetStates } from './routeState'
import { HashRouter } from './reactRouter'
import { tableOf, type Route } from './table'
import { TableContext } from './useHref'
import { OpenProvider } from './useOpen'

/** Provides the addresses of the portal. Takes every active route. */
export function Router({ routes, children }: { routes: readonly Route[]; children: ReactNode }) {
  const table = useMemo(() => tableOf(routes), [routes])
  useEffect(() => forgetStates, [])
  return (
    <TableContext value={table}>
      <HashRouter>
        <OpenProvider>{children}</OpenProvider>
      </HashRouter>
    </TableContext>
  )
}
