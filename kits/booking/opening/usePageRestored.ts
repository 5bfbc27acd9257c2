import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser restores this page from its back-forward cache. */
export function usePageRestored(run: () => void): void {
  const came = useEffectEvent(run)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) came()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
}
