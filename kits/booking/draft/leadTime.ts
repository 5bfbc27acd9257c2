import type { Tenant } from '@schemas/generated/tenant'
import type { Choice } from '../variant'

/** The lead time in minutes for a service, by its external id and the tenant's rule (C-056). */
export const leadMinutes = (
  service: Pick<Choice, 'externalId'> | undefined,
  { minutes, minutesByExternalId }: Tenant['leadTime'],
): number => new Map(Object.entries(minutesByExternalId)).get(service?.externalId ?? '') ?? minutes

/**
 * Whether a slot starts strictly later than now plus the lead time (C-056). Takes the instant of the slot, the lead
 * time in minutes, and now in milliseconds.
 */
export const isBookable = (start: string, minutes: number, now: number): boolean =>
  Date.parse(start) > now + minutes * 60_000
