import { useSyncExternalStore } from 'react'

const desktop = '(min-width: 62rem)'

/** Whether the page is as wide as a desktop, where the side menu shows (CONST-010): what is not shown is not drawn, nor asked for. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(desktop)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(desktop).matches,
  )
