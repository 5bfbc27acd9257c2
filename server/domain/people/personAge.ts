import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { ageOn, brokenAgeLimit, type AgeRange } from '../../../schemas/rules/age'
import { HttpError } from '../../platform/errors/httpError'
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

/** Throws MIN_AGE for somebody who is too young, and MAX_AGE for somebody who is too old (C-057). */
export function checkAge(age: number | null, range: AgeRange): void {
  const limit = brokenAgeLimit(age, range)
  if (limit === 'minAge') throw new HttpError(400, 'MIN_AGE', { details: { minAge: range.minAge } })
  if (limit === 'maxAge') throw new HttpError(400, 'MAX_AGE', { details: { maxAge: range.maxAge } })
}
