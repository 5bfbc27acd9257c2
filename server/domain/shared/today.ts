import type { TenantOnServer } from '../../platform/tenants/tenants'
import { localDay } from './zone'

/** The date of an instant in the tenant's zone, YYYY-MM-DD: ages change on this day. */
export const todayAt = ({ manifest }: Pick<TenantOnServer, 'manifest'>, now: Date): string =>
  localDay(manifest.timeZone ?? 'Europe/Madrid', now.getTime())
