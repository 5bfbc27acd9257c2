import { useEffect } from 'react'

/** How many mounted components use a cache key. Zero: it was in use and no longer is. */
const mountedCounts = new Map<string, number>()

const add = (key: string, by: 1 | -1) => mountedCounts.set(key, (mountedCounts.get(key) ?? 0) + by)

/** Counts a cache key as in use while the component is mounted. An empty key is ignored. */
export function useMountedKey(key: string): void {
  useEffect(() => {
    if (key === '') return undefined
    add(key, 1)
    return () => void add(key, -1)
  }, [key])
}

/** Whether a cache key was in use and no mounted component uses it now. */
export const isUnmounted = (key: string): boolean => mountedCounts.get(key) === 0
