import { useEffect, useEffectEvent } from 'react'

/** Runs when the browser shows this page again as it was left, instead of opening it anew. */
export function usePageRestored(run: () => void): void {
  const came = useEffectEvent(run)
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) came()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}
