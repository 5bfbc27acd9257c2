import { createContext, useEffect, useState, type RefObject } from 'react'

/** Whether the part of a list that a card belongs to is near the view. Without such a part it is. */
export const NearViewContext = createContext(true)

/** Whether an element is at most a screen away from the view. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const isSupported = typeof IntersectionObserver !== 'undefined'
  const [isNear, setIsNear] = useState(!isSupported)
  useEffect(() => {
    if (!isSupported || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSupported, element])
  return isNear
}
