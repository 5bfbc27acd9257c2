import { useEffect } from 'react'

/** How many parts of the page show what was read under a name. Zero: it was shown and is no longer. */
const shown = new Map<string, number>()

const add = (name: string, by: 1 | -1) => shown.set(name, (shown.get(name) ?? 0) + by)

/** Marks what is read under this name as shown, as long as the component is on the page. Empty: nothing is read. */
export function useMountedKey(name: string): void {
  useEffect(() => {
    if (name === '') return undefined
    add(name, 1)
    return () => void add(name, -1)
  }, [name])
}

/** Whether a name was shown and is no longer. */
export const isUnmounted = (name: string): boolean => shown.get(name) === 0
