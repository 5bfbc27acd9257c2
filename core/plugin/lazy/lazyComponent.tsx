import { createElement, use, type ComponentType, type FunctionComponent } from 'react'
import { loadOnce } from '../load'
import type { LazyScreen } from '../points'

/** Renders a component when its code has loaded; suspends until then. */
export function Loaded<P extends object>({ load, props }: { load: LazyScreen<P>; props: P }) {
  const Part: ComponentType<P> = use(loadOnce(load))
  return createElement(Part, props)
}

/**
 * A component whose code loads when it is first rendered, for use in `Suspense`. When that fails, the retry of the boundary around
 * it loads it again; React's `lazy` would fail until the page is reloaded.
 */
export const lazyComponent = <P extends object>(load: LazyScreen<P>): FunctionComponent<P> =>
  function LazyComponent(props) {
    return <Loaded load={load} props={props} />
  }
