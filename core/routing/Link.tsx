import { useEffect, useEffectEvent, useRef, type AnchorHTMLAttributes, type MouseEvent, use } from 'react'
import type { RouteId } from '../plugin/points'
import { whenIdle } from './idle'
import { isPlain } from './isPlain'
import { useGo, type GoOptions } from './useGo'
import { useHref, TableContext } from './useHref'
import { usePrefetch } from '../plugin/usePrefetch'

export { isPlain } from './isPlain'

interface Props
  extends GoOptions, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onFocus' | 'onPointerEnter'> {
  /** Route id. */
  to: RouteId
}

/**
 * A link by route id: `<Link to="videoConsultation.home">`. Its screen is loaded beforehand on hover, on focus and,
 * where it is seen in the page's own part and its route allows it, when the browser is idle. A link to a route that is off renders nothing.
 */
export function Link({ to, params, query, state, replace, onClick, children, ...attributes }: Props) {
  const go = useGo()
  const href = useHref()(to, { params, query })
  const prefetch = usePrefetchRoute()
  const link = useRef<HTMLAnchorElement>(null)
  const onIdle = useEffectEvent(() => {
    // Older browsers load it on intent only. Asking for its box would lay out a part of a list that the browser skips.
    if (link.current?.closest('main') && link.current.checkVisibility?.({ contentVisibilityAuto: true }))
      void import('../plugin/lazy/prefetchInTurn').then(
        ({ prefetchInTurn }) => prefetchInTurn(() => prefetch(to, 'idle')),
        () => undefined,
      )
  })
  useEffect(() => whenIdle(() => onIdle()), [])
  if (href === null) return null

  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || attributes.target) return
    event.preventDefault()
    go(to, { params, query, state, replace })
  }
  return (
    <a
      {...attributes}
      ref={link}
      href={href}
      onClick={click}
      onPointerEnter={() => void prefetch(to, 'intent')}
      onFocus={() => void prefetch(to, 'intent')}
    >
      {children}
    </a>
  )
}

/** Returns a function that loads the screen and texts of a route before it is opened, unless the route requires more intent. It resolves when they have loaded or failed. */
export function usePrefetchRoute(): (id: string, when: 'idle' | 'intent') => Promise<unknown> | undefined {
  const { byId } = use(TableContext)
  const prefetch = usePrefetch()
  return (id, when) => {
    const route = byId.get(id)?.handle
    return route && (when === 'intent' || route.prefetch !== 'intent')
      ? prefetch(route.plugin, route.screen)
      : undefined
  }
}
