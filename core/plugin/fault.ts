/** Something of a plugin that does not hold. The rest of the portal goes on without it. */
export interface Fault {
  plugin: string
  /** The contribution point; `plugins` or `options` where the fault is in the tenant's list. */
  point: string
  /** What of the point: a contribution's id, or its id and member (`home.to`). */
  property: string
  expected: string
  found: string
  cause?: unknown
}

/** Takes a fault while the host goes on collecting. */
export type OnFault = (fault: Fault) => void

/** The one place where faults of plugins are told: a warning that names plugin, point and property. */
export function reportFault({ plugin, point, property, expected, found, cause }: Fault): void {
  const what = `Plugin "${plugin}", ${point}, ${property}: expected ${expected}, found ${found}.`
  console.warn(what, ...(cause === undefined ? [] : [cause]))
}
