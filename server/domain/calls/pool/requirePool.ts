import { HttpError } from '../../../platform/errors/httpError'
import { poolSettingsOf, type PoolSettings } from '../../../platform/tenants/settings/poolSettings'
import type { CallContext } from '../callContext'
import { openingAt } from './hours'
import { readPoolAccess, zoneOf } from './poolAccess'

/**
 * The settings of the pool that the user may call now. Throws 403 NO_VIDEO_ACCESS, and 409 NO_DOCTOR for a tenant without a pool,
 * POOL_CLOSED and POOL_USED_UP.
 */
export async function requirePool({ db, tenant, actor, now }: CallContext): Promise<PoolSettings> {
  const settings = poolSettingsOf(tenant)
  if (!settings) throw new HttpError(409, 'NO_DOCTOR')
  const { access, perMonth, used } = await readPoolAccess(db, tenant, actor, now)
  if (access !== 'included') throw new HttpError(403, 'NO_VIDEO_ACCESS')
  if (perMonth !== null && used >= perMonth) throw new HttpError(409, 'POOL_USED_UP')
  if (!openingAt(settings.hours, zoneOf(tenant), now).isOpen) throw new HttpError(409, 'POOL_CLOSED')
  return settings
}
