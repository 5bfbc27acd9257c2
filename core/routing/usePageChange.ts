import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from './router'

const positions = new Map<string, number>()

/**
 * What a change of page owes to people: the title, the focus on its heading, and the place they had scrolled to when
 * they go back. In: the name of the history entry, the path shown, and the title of the tab.
 */
export function usePageChange(entry: string, path: string, title: string): void {
  const kind = useNavigationType()
  const before = useRef(path)

  useLayoutEffect(() => {
    if (title) document.title = title
  }, [title])

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => positions.set(entry, scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [entry])

  useLayoutEffect(() => {
    if (!path || path === before.current) return
    const isFirst = before.current === ''
    before.current = path
    if (isFirst) return
    focusHeading()
    scrollTo(0, kind === NavigationType.Pop ? (positions.get(entry) ?? 0) : 0)
  }, [path, entry, kind])
}

/** The page's heading, or the main landmark where there is none yet. Only a heading that is not in use is made focusable. */
function focusHeading() {
  const main = document.querySelector('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  ;(heading ?? main)?.focus({ preventScroll: true })
}
