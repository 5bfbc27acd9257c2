import type { Tx } from '../../db/engine'
import type { TenantOnServer } from '../../tenants/tenants'
import { orNotFound } from '../orNotFound'
import { localDay } from '../time/zone'
import { ageOn } from './age'
import { findPersonFacts } from './people'

/** A person's age in whole years, today in the tenant's zone; null when the birth date is not known (BOOK-080). */
export async function readPersonAge(
  db: Tx,
  tenant: TenantOnServer,
  id: string,
  now: Date,
): Promise<number | null> {
  const { birthDate } = orNotFound(await findPersonFacts(db, tenant.id, id))
  return ageOn(birthDate, localDay(tenant.manifest.timeZone ?? 'Europe/Madrid', now.getTime()))
}
