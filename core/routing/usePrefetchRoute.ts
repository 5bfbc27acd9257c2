import { use } from 'react'
import { usePrefetch } from '../plugin/usePrefetch'
import { TableContext } from './useHref'

/** Gives a function that loads the screen of a route and its texts before it is opened. */
export function usePrefetchRoute(): (id: string) => void {
  const { byId } = use(TableContext)
  const prefetch = usePrefetch()
  return (id) => {
    const route = byId.get(id)?.handle
    if (route) prefetch(route.plugin, route.screen)
  }
}
