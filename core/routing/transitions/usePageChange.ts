import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from '../router'

const positions = new Map<string, number>()
/** The scroll position. Reading it from the window would force a layout while a page is rendering. */
let position = 0

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
    const keep = () => {
      position = scrollY
      positions.set(entry, position)
    }
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [entry])

  useLayoutEffect(() => {
    if (!path || path === before.current) return
    const isFirst = before.current === ''
    before.current = path
    if (isFirst) return
    const place = kind === NavigationType.Pop ? (positions.get(entry) ?? 0) : 0
    if (place !== position) scrollTo(0, place)
  }, [path, entry, kind])

  const focused = useRef(path)
  useEffect(() => {
    if (!path || path === focused.current) return undefined
    const isFirst = focused.current === ''
    focused.current = path
    const holder = document.activeElement
    return isFirst ? undefined : afterPaint(() => focusHeading(holder))
  }, [path])
}

/** Does something once the frame is painted: focus asks for a layout, and a page that is shown needs none more. Out: how to leave it. */
function afterPaint(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Focuses the page's heading, or the main landmark where there is none yet, unless a part of the page has taken the
 * focus from who held it. Only a heading that is not in use is made focusable.
 */
function focusHeading(holder: Element | null) {
  const { activeElement, body } = document
  if (activeElement !== holder && activeElement !== body) return
  const main = document.querySelector('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  ;(heading ?? main)?.focus({ preventScroll: true })
}
