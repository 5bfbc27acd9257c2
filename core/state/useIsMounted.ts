import { useLayoutEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the component is still on the page, for work that ends later. A passive effect would
 * learn of its removal after the user sees the next page.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
