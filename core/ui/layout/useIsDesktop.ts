import { useSyncExternalStore } from 'react'

const desktop = '(min-width: 62rem)'

/** Whether the viewport is wide enough for the side menu. Hidden parts are then neither rendered nor loaded. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(desktop)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(desktop).matches,
  )
