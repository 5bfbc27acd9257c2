import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { ageOn } from '../../../schemas/rules/age'
import { orNotFound } from '../../platform/errors/orNotFound'
import { todayAt } from '../shared/today'
import { findPersonFacts } from './people'

/** A person's age in whole years, today in the tenant's zone; null when the birth date is not known. */
export async function readPersonAge(
  db: Tx,
  tenant: TenantOnServer,
  id: string,
  now: Date,
): Promise<number | null> {
  const { birthDate } = orNotFound(await findPersonFacts(db, tenant.id, id))
  return birthDate === null ? null : ageOn(birthDate, todayAt(tenant, now))
}
