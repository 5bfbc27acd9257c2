import type { AdminUser } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { findRecord } from '../../entities/records/readRecord'
import { users } from '../../users/entity'
import type { ExternalPatient, FindExternalPatient } from './externalPatients'

/**
 * Finds a patient by their number in the hospital's system. A person who is a user, by that number or
 * by their document, is returned with the id of the user, so that nobody becomes a user twice. Throws 404 for an unknown
 * number.
 */
export async function findPatient(
  db: Tx,
  tenant: string,
  externalId: string,
  find: FindExternalPatient,
): Promise<AdminUser> {
  const known = await findUser(db, tenant, 'external_id collate "C" = $2', [externalId])
  if (known) return known
  const patient = orNotFound(await find(externalId))
  return (await findByDocument(db, tenant, patient)) ?? { ...patient, externalId }
}

async function findByDocument(
  db: Tx,
  tenant: string,
  { identificationNumber, identificationNumberType }: ExternalPatient,
): Promise<AdminUser | undefined> {
  if (identificationNumber === undefined) return undefined
  // Either side may not know the type.
  const sameDocument = `identification_number collate "C" = $2
    and ($3::smallint is null or identification_number_type is null or identification_number_type = $3)`
  return findUser(db, tenant, sameDocument, [identificationNumber, identificationNumberType ?? null])
}

async function findUser(
  db: Tx,
  tenant: string,
  condition: string,
  values: readonly unknown[],
): Promise<AdminUser | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select id from person where tenant = $1 and ${condition} order by id limit 1`,
    [tenant, ...values],
  )
  // The record has the fields of the schema of the same name.
  return row && ((await findRecord(db, tenant, users, row.id)) as unknown as AdminUser | undefined)
}
