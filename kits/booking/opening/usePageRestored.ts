import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser restores this page from its back-forward cache. */
export function usePageRestored(run: () => void): void {
  const onRestore = useEffectEvent(run)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestore()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
}
