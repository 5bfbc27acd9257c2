import { use, type ReactNode } from 'react'
import { matchPath } from './match'
import { TableContext, usePath } from './useHref'
import { OpenContext, type Open } from './useOpen'
import { RouteContext, useRoute, type CurrentRoute } from './useRoute'

interface Props {
  /** The id that the children read as their own route. */
  route: CurrentRoute['id']
  /** What the children read as the parameters of their route, and as its query. */
  params: CurrentRoute['params']
  /** Added to the query of the page when a link of the children stays inside. */
  query: CurrentRoute['query']
  children: ReactNode
}

/**
 * Shows the screen of another route as a part of this page. The screen reads its own route and parameters. What it would
 * open at its own route becomes a query of this page; every other link leaves the page.
 */
export function InnerRoute({ route, params, query, children }: Props) {
  const page = useRoute()
  const open = use(OpenContext)
  const table = use(TableContext)
  const path = usePath()
  const openHere: Open = (to, options) => {
    const [pathname = '', search] = to.split('?')
    const match = matchPath(table, pathname)
    const inner = { ...Object.fromEntries(new URLSearchParams(search)), ...match?.params, ...query }
    const inside = match?.route.id === route && path(page.id, { params: page.params, query: inner })
    open(inside || to, options)
  }
  return (
    <OpenContext value={openHere}>
      <RouteContext value={{ ...page, id: route, params, query: params }}>{children}</RouteContext>
    </OpenContext>
  )
}
