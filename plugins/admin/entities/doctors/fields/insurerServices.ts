/** A service that an insurer pays for, and whether a doctor gives it (ADMIN-027). */
export interface InsurerService {
  isActive: boolean
  insurerId: number
  serviceId: number
  insurerName: string
  serviceName: string
}

/** The services of a doctor from the value of a form: those about which somebody has said something. */
export const parseInsurerServices = (value: unknown): readonly InsurerService[] =>
  Array.isArray(value) ? (value as readonly InsurerService[]) : []

const isSameService = (one: InsurerService, other: InsurerService) =>
  one.insurerId === other.insurerId && one.serviceId === other.serviceId

/** Whether a doctor gives a service: unless somebody says otherwise. */
export const isProvided = (said: readonly InsurerService[], service: InsurerService): boolean =>
  said.find((one) => isSameService(one, service))?.isActive ?? service.isActive

/**
 * Gives a service or not. Out: what is said about services, in the order of all; nothing about one that is as usual,
 * unless it was said before.
 */
export function setProvided(
  said: readonly InsurerService[],
  before: readonly InsurerService[],
  all: readonly InsurerService[],
  service: InsurerService,
  on: boolean,
): InsurerService[] {
  return all.flatMap((one) => {
    const now = said.find((each) => isSameService(each, one))
    if (!isSameService(one, service)) return now ? [now] : []
    const wasSaid = before.some((each) => isSameService(each, one))
    if (on === one.isActive && !wasSaid) return []
    const { insurerId, serviceId, insurerName, serviceName } = one
    return [{ isActive: on, insurerId, serviceId, insurerName, serviceName }]
  })
}

/** The services by insurer, in their order. */
export function groupByInsurer(
  all: readonly InsurerService[],
): { id: number; name: string; services: InsurerService[] }[] {
  const groups: { id: number; name: string; services: InsurerService[] }[] = []
  for (const one of all) {
    const group = groups.find(({ id }) => id === one.insurerId)
    if (group) group.services.push(one)
    else groups.push({ id: one.insurerId, name: one.insurerName, services: [one] })
  }
  return groups
}
