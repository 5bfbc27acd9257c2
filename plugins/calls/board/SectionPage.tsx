import { use } from 'react'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { TableContext, usePath } from '@portico/core/routing/useHref'
import { matchPath } from '@portico/core/routing/match'
import { OpenContext, type Open } from '@portico/core/routing/useOpen'
import { RouteContext, useRoute, type CurrentRoute } from '@portico/core/routing/useRoute'
import type { Section } from './sections'

/**
 * A section beside a call. A page of another plugin finds its own route and parameters, and its links stay beside the call: what
 * they would open is in the query of the board.
 */
export function SectionPage({ section }: { section: Section }) {
  const { plugin, id, route } = section
  const part = <LazyPart plugin={plugin} point="callSections" id={id} load={section.section} props={{}} />
  return route === undefined ? part : <OfRoute {...{ id, route }}>{part}</OfRoute>
}

interface OfRouteProps {
  id: string
  route: CurrentRoute['id']
  children: React.ReactNode
}

function OfRoute({ id, route, children }: OfRouteProps) {
  const board = useRoute()
  const open = use(OpenContext)
  const table = use(TableContext)
  const path = usePath()
  const own = Object.fromEntries(Object.entries(board.query).filter(([name]) => name !== 'section'))
  const openHere: Open = (to, options) => {
    const [pathname = '', search] = to.split('?')
    const match = matchPath(table, pathname)
    const query = { ...Object.fromEntries(new URLSearchParams(search)), ...match?.params, section: id }
    const inside = match?.route.id === route && path(board.id, { params: board.params, query })
    open(inside || to, options)
  }
  const params = id === board.query['section'] ? own : {}
  return (
    <OpenContext value={openHere}>
      <RouteContext value={{ ...board, id: route, params, query: params }}>{children}</RouteContext>
    </OpenContext>
  )
}
