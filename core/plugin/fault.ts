/** A fault in a plugin's contribution. The host leaves the contribution out. */
export interface Fault {
  plugin: string
  /** The contribution point; `plugins` or `options` if the fault is in the tenant's list. */
  point: string
  /** The id of the contribution, or its id and member (`home.to`). */
  property: string
  expected: string
  found: string
  cause?: unknown
}

/** Reports a fault while the host collects contributions. */
export type OnFault = (fault: Fault) => void

let listener: OnFault | undefined

/** Calls a function, and no other, with every fault that is reported from now on. */
export const onFault = (listen: OnFault): void => void (listener = listen)

/** Logs a plugin's fault as a warning with plugin, point and property. */
export function reportFault(fault: Fault): void {
  const { plugin, point, property, expected, found, cause } = fault
  listener?.(fault)
  const what = `Plugin "${plugin}", ${point}, ${property}: expected ${expected}, found ${found}.`
  console.warn(what, ...(cause === undefined ? [] : [cause]))
}
