/** Milliseconds between two values: each draws the page again. */
const PACE_MS = 100

/** Hands on the first value, and then at most ten in a second. */
export function paced<T>(show: (value: T) => void): (value: T) => void {
  let next = -Infinity
  return (value) => {
    const now = performance.now()
    if (now < next) return
    next = now + PACE_MS
    show(value)
  }
}
