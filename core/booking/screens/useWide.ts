import { useSyncExternalStore } from 'react'

const desktop = '(min-width: 62rem)'

/** Whether the page is as wide as a desktop: there the whole picture is shown, and asked for. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(desktop)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(desktop).matches,
  )
