/** Runs in a page: notes from now on how long each task takes that is longer than 50 ms. */
export function observeTasks(): void {
  const tasks: number[] = []
  Object.assign(globalThis, { tasks })
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  )
  observer.observe({ type: 'longtask' })
}

/** Runs in a page after `observeTasks`: the longest task in milliseconds, 0 for none above 50. */
export const longestTask = (): number => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks)
