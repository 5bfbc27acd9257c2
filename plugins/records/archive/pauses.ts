/** Longer tasks are felt: a press waits for its end. In milliseconds. */
const LONGEST_MS = 30

/** Returns what is awaited between the steps of long work: once the last pause is a while ago, the page gets its turn. */
export function createPauses(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < LONGEST_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    last = performance.now()
  }
}

/** Collects what is made one after the other, with pauses. */
export async function collected<T>(all: Iterable<T>): Promise<T[]> {
  const found: T[] = []
  const pause = createPauses()
  for (const one of all) {
    found.push(one)
    await pause()
  }
  return found
}
