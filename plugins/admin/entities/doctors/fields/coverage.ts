/** A service that an insurer pays for, and whether a doctor gives it (ADMIN-027). */
export interface Covered {
  isActive: boolean
  insurerId: number
  serviceId: number
  insurerName: string
  serviceName: string
}

/** The services of a doctor from the value of a form: those about which somebody has said something. */
export const coveredIn = (value: unknown): readonly Covered[] =>
  Array.isArray(value) ? (value as readonly Covered[]) : []

const isSame = (one: Covered, other: Covered) =>
  one.insurerId === other.insurerId && one.serviceId === other.serviceId

/** Whether a doctor gives a service: unless somebody says otherwise. */
export const isGiven = (said: readonly Covered[], service: Covered): boolean =>
  said.find((one) => isSame(one, service))?.isActive ?? service.isActive

/**
 * Gives a service or not. Out: what is said about services, in the order of all; nothing about one that is as usual,
 * unless it was said before.
 */
export function withService(
  said: readonly Covered[],
  before: readonly Covered[],
  all: readonly Covered[],
  service: Covered,
  on: boolean,
): Covered[] {
  return all.flatMap((one) => {
    const now = said.find((each) => isSame(each, one))
    if (!isSame(one, service)) return now ? [now] : []
    const wasSaid = before.some((each) => isSame(each, one))
    if (on === one.isActive && !wasSaid) return []
    const { insurerId, serviceId, insurerName, serviceName } = one
    return [{ isActive: on, insurerId, serviceId, insurerName, serviceName }]
  })
}

/** The services by insurer, in their order. */
export function byInsurer(all: readonly Covered[]): { id: number; name: string; services: Covered[] }[] {
  const groups: { id: number; name: string; services: Covered[] }[] = []
  for (const one of all) {
    const group = groups.find(({ id }) => id === one.insurerId)
    if (group) group.services.push(one)
    else groups.push({ id: one.insurerId, name: one.insurerName, services: [one] })
  }
  return groups
}
