import type { ReactNode } from 'react'
import { Boundary } from './Boundary'
import { Loaded } from './lazy/lazyComponent'
import { loadOnce } from './load'
import type { LazyScreen } from './points'

export { loadOnce, prefetch } from './load'

export { retryOnNextUse } from './retryFailed'

export { lazyDialog } from './lazy/lazyDialog'

export { lazyComponent, lazyPage } from './lazy/lazyComponent'

interface Props<P extends object> {
  plugin: string
  point: string
  id: string
  load: LazyScreen<P>
  /** The props of the loaded component. */
  props: P
  fallback?: ReactNode
}

/** A lazy component of a plugin inside its boundary: `<LazyPart {...contribution} point="homeCards" load={contribution.card} props={{}} />`. */
export function LazyPart<P extends object>({ plugin, point, id, load, props, fallback }: Props<P>) {
  // Starts loading here, so that the part and its texts load in parallel.
  void loadOnce(load)
  return (
    <Boundary plugin={plugin} point={point} id={id} fallback={fallback}>
      <Loaded load={load} props={props} />
    </Boundary>
  )
}
