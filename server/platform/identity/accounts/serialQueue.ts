/** Runs work one after the other per key, in the order of the calls. Work with different keys runs at the same time. */
export function createSerialQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const result = before.then(work)
    const done = result.then(
      () => undefined,
      () => undefined,
    )
    last.set(key, done)
    try {
      return await result
    } finally {
      if (last.get(key) === done) last.delete(key)
    }
  }
}
