import { useEffect, type RefObject } from 'react'
import { placeToasts, type Band } from './placement'

const controls = 'a[href], button, input, select, textarea, summary, [role="radio"], [role="option"]'
const messages =
  'h1, .empty > :not(.empty-arch), .notice, .field-error, [role="alert"], [role="status"], [role="dialog"], [role="alertdialog"]'
const gap = 12

/** Keeps the toasts clear of the controls and messages of the page while `isShown`. Moves none that is in use. */
export function usePlacement(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const toasts = region.current
    if (!isShown || !toasts) return undefined
    let frame = 0
    let place: number | undefined
    const update = () => {
      if (toasts.matches(':hover, :focus-within')) return
      const { height } = toasts.getBoundingClientRect()
      const room = { top: gap, bottom: innerHeight - gap }
      place = placeToasts(height, room, obstaclesOf(toasts), place)
      toasts.style.setProperty('--toasts-bottom', `${innerHeight - place}px`)
    }
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    const changes = new MutationObserver(schedule)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', schedule)
    document.addEventListener('scrollend', schedule, true)
    update()
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('resize', schedule)
      document.removeEventListener('scrollend', schedule, true)
    }
  }, [region, isShown])
}

function obstaclesOf(toasts: HTMLElement): Band[] {
  const { left, right } = toasts.getBoundingClientRect()
  return [...document.querySelectorAll(`${controls}, ${messages}`)]
    .filter((element) => !toasts.contains(element) && !element.closest('[inert], [aria-hidden="true"]'))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 1 && box.bottom > 0 && box.top < innerHeight)
    .filter((box) => box.right > left && box.left < right)
    .map(({ top, bottom }) => ({ top: top - gap, bottom: bottom + gap }))
}
