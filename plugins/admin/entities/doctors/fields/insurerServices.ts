/** A service that an insurer covers, and whether the doctor provides it. */
export interface InsurerService {
  isActive: boolean
  insurerId: number
  serviceId: number
  insurerName: string
  serviceName: string
}

/** The doctor's explicit settings from a form value. */
export const parseInsurerServices = (value: unknown): readonly InsurerService[] =>
  Array.isArray(value) ? (value as readonly InsurerService[]) : []

const isSameService = (a: InsurerService, b: InsurerService) =>
  a.insurerId === b.insurerId && a.serviceId === b.serviceId

/** Whether the doctor provides a service; without an explicit setting, the default of the service. */
export const isProvided = (settings: readonly InsurerService[], service: InsurerService): boolean =>
  settings.find((setting) => isSameService(setting, service))?.isActive ?? service.isActive

/**
 * Sets whether the doctor provides a service. Takes the current settings, those of the opened record, and all services.
 * Returns the settings in the order of all services. A setting equal to the default is removed unless the record had it.
 */
export function setProvided(
  settings: readonly InsurerService[],
  before: readonly InsurerService[],
  all: readonly InsurerService[],
  service: InsurerService,
  isActive: boolean,
): InsurerService[] {
  return all.flatMap((candidate) => {
    const setting = settings.find((other) => isSameService(other, candidate))
    if (!isSameService(candidate, service)) return setting ? [setting] : []
    const wasSet = before.some((other) => isSameService(other, candidate))
    if (isActive === candidate.isActive && !wasSet) return []
    const { insurerId, serviceId, insurerName, serviceName } = candidate
    return [{ isActive, insurerId, serviceId, insurerName, serviceName }]
  })
}

/** Groups services by insurer, keeping their order. */
export function groupByInsurer(
  all: readonly InsurerService[],
): { id: number; name: string; services: InsurerService[] }[] {
  const groups: { id: number; name: string; services: InsurerService[] }[] = []
  for (const service of all) {
    const group = groups.find(({ id }) => id === service.insurerId)
    if (group) group.services.push(service)
    else groups.push({ id: service.insurerId, name: service.insurerName, services: [service] })
  }
  return groups
}
