import { use } from 'react'
import { usePrefetch } from '../plugin/usePrefetch'
import { TableContext } from './useHref'

/** Gives a function that loads the screen of a route and its texts before it is opened, unless the route waits for more intent. */
export function usePrefetchRoute(): (id: string, when: 'idle' | 'intent') => void {
  const { byId } = use(TableContext)
  const prefetch = usePrefetch()
  return (id, when) => {
    const route = byId.get(id)?.handle
    if (route && (when === 'intent' || route.prefetch !== 'intent')) prefetch(route.plugin, route.screen)
  }
}
