/** What is made of the settings of tenants, and can be made again when they have changed. */
export interface Renewable {
  renew: () => void
}

/** Gives a map the entries of another one: everything that has the map sees them. */
export function refill<T>(target: Map<string, T>, source: ReadonlyMap<string, T>): void {
  target.clear()
  for (const [key, value] of source) target.set(key, value)
}
