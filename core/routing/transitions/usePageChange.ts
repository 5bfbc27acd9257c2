import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from '../reactRouter'

const positions = new Map<string, number>()
/** The scroll position. Reading it from the window would force a layout while a page is rendering. */
let position = 0
/**
 * Whether a page was open before. Another person gets a new tree, whose first page does not count as a start: nothing has the
 * focus in it.
 */
let wasOpen = false

/**
 * Sets the title, focuses the heading, and restores the scroll position on Back when the page changes.
 * Takes the key of the history entry, the path of the page, and the title of the tab.
 */
export function usePageChange(entry: string, path: string, title: string): void {
  const kind = useNavigationType()
  const previousPath = useRef(path)

  useLayoutEffect(() => {
    if (title) document.title = title
  }, [title])

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const savePosition = () => {
      position = scrollY
      positions.set(entry, position)
    }
    addEventListener('scroll', savePosition, { passive: true })
    return () => removeEventListener('scroll', savePosition)
  }, [entry])

  useLayoutEffect(() => {
    if (!path || path === previousPath.current) return
    const isStart = previousPath.current === '' && !wasOpen
    previousPath.current = path
    if (isStart) return
    const target = kind === NavigationType.Pop ? (positions.get(entry) ?? 0) : 0
    if (target !== position) scrollTo(0, target)
  }, [path, entry, kind])

  const focusedPath = useRef(path)
  useEffect(() => {
    if (!path || path === focusedPath.current) return undefined
    const isStart = focusedPath.current === '' && !wasOpen
    focusedPath.current = path
    wasOpen = true
    const previousElement = document.activeElement
    return isStart ? undefined : afterPaint(() => focusHeading(previousElement))
  }, [path])
}

/** Runs a function after the frame is painted, because focusing forces a layout. Returns a function that cancels it. */
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
 * Focuses the page's heading, or the main landmark if there is no heading yet, unless a part of the page has taken the focus
 * meanwhile. A heading without a tabindex becomes focusable.
 */
function focusHeading(previousElement: Element | null) {
  const { activeElement, body } = document
  if (activeElement !== previousElement && activeElement !== body) return
  const main = document.querySelector('main')
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  ;(heading ?? main)?.focus({ preventScroll: true })
}
