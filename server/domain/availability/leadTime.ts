import { tenantDefaults } from '../../../schemas/generated/tenant'
import type { TenantManifest } from '../../platform/tenants/manifest'

const MINUTE = 60_000

/** A tenant with the lead time of its manifest. */
export interface TenantWithLeadTime {
  id: string
  manifest: Pick<TenantManifest, 'leadTime'>
}

/**
 * The earliest instant that may be booked: strictly later than now plus the lead time (C-056).
 * Takes `externalId`, the external id of the service. Returns milliseconds.
 */
export function firstBookable(
  { manifest }: Pick<TenantWithLeadTime, 'manifest'>,
  now: Date,
  externalId: string | null,
): number {
  const { minutes, minutesByExternalId } = { ...tenantDefaults.leadTime, ...manifest.leadTime }
  const byExternalId = new Map(Object.entries(minutesByExternalId))
  return now.getTime() + (byExternalId.get(externalId ?? '') ?? minutes) * MINUTE + 1
}

/** Rounds an instant up to a whole minute, in milliseconds. Slots start on whole minutes, so the result selects the same ones. */
export const wholeMinute = (instant: number): number => Math.ceil(instant / MINUTE) * MINUTE
