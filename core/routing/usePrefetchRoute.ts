import { use } from 'react'
import { usePrefetch } from '../plugin/usePrefetch'
import { TableContext } from './useHref'

/** Returns a function that loads the screen and texts of a route before it is opened, unless the route requires more intent. */
export function usePrefetchRoute(): (id: string, when: 'idle' | 'intent') => void {
  const { byId } = use(TableContext)
  const prefetch = usePrefetch()
  return (id, when) => {
    const route = byId.get(id)?.handle
    if (route && (when === 'intent' || route.prefetch !== 'intent')) prefetch(route.plugin, route.screen)
  }
}
