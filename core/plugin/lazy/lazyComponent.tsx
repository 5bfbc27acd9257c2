import { createElement, use, type ComponentType, type FunctionComponent } from 'react'
import { loadOnce } from '../load'
import type { LazyScreen } from '../points'
import { Retried } from './Retried'

/** Renders a component when its code has loaded; suspends until then. */
export function Loaded<P extends object>({ load, props }: { load: LazyScreen<P>; props: P }) {
  const Part: ComponentType<P> = use(loadOnce(load))
  return createElement(Part, props)
}

/**
 * A part of a page whose code loads when it is first rendered, for use in `Suspense`. When that fails, a card with a retry replaces it and the
 * page stays; React's `lazy` would take the page with it, and fail until the page is reloaded.
 */
export const lazyComponent = <P extends object>(load: LazyScreen<P>): FunctionComponent<P> =>
  function LazyComponent(props) {
    return (
      <Retried plugin="core" point="parts" id="lazy">
        <Loaded load={load} props={props} />
      </Retried>
    )
  }

/** The same for what is the whole page, with its heading: the boundary of the page offers the retry. */
export const lazyPage = <P extends object>(load: LazyScreen<P>): FunctionComponent<P> =>
  function LazyPage(props) {
    return <Loaded load={load} props={props} />
  }
