import type { Tx } from '../../db/engine'
import type { TenantOnServer } from '../../tenants/tenants'
import { found } from '../orNotFound'
import { localDay } from '../time/zone'
import { ageOn } from './age'
import { findFacts } from './people'

/** A person's age in whole years, today in the tenant's zone; null when the birth date is not known (BOOK-080). */
export async function ageOf(db: Tx, tenant: TenantOnServer, id: string, now: Date): Promise<number | null> {
  const { birthDate } = found(await findFacts(db, tenant.id, id))
  return ageOn(birthDate, localDay(tenant.manifest.timeZone ?? 'Europe/Madrid', now.getTime()))
}
