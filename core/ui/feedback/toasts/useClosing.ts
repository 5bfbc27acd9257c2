import { useEffect, useEffectEvent, useRef } from 'react'

interface Toast {
  key: string
  content: { text: string }
}

/**
 * Closes toasts that are no longer needed: those of the page that the person leaves, and those whose text an inline
 * message repeats. A toast that came after the person's last click or key belongs to the page that it leads to.
 */
export function useClosing(
  toasts: readonly Toast[],
  close: (key: string) => void,
  page: string | undefined,
): void {
  const seen = useRef(new Set<string>())
  const pageNow = useRef(page)
  const see = useEffectEvent(() => toasts.forEach(({ key }) => seen.current.add(key)))
  const leave = useEffectEvent((next: string | undefined) => {
    if (pageNow.current !== next)
      toasts.filter(({ key }) => seen.current.has(key)).forEach(({ key }) => close(key))
    pageNow.current = next
  })
  const closeRepeats = useEffectEvent(() =>
    toasts.filter(({ content }) => isInline(content.text)).forEach(({ key }) => close(key)),
  )
  useEffect(() => {
    const onInput = () => see()
    for (const type of inputs) addEventListener(type, onInput, true)
    return () => {
      for (const type of inputs) removeEventListener(type, onInput, true)
    }
  }, [])
  useEffect(() => leave(page), [page])
  useEffect(() => {
    if (toasts.length === 0) return undefined
    closeRepeats()
    const changes = new MutationObserver(() => closeRepeats())
    changes.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => changes.disconnect()
  }, [toasts])
}

// The back button of the browser is not a click on the page.
const inputs = ['pointerdown', 'keydown', 'popstate']

const isInline = (text: string) =>
  [...document.querySelectorAll('.notice, .field-error')].some((one) => one.textContent.includes(text))
