import type { Tx } from '../../platform/db/database'
import type { AdminRecord } from '../entities/defineAdminEntity'

/** The id of the user that an import line is about, by a unique field; undefined for a new user. */
export async function findExistingUser(
  tx: Tx,
  tenant: string,
  body: AdminRecord,
): Promise<string | undefined> {
  const email = body['email']
  if (email !== undefined) {
    return first(tx, 'select sub as id from account where tenant = $1 and email = lower($2)', [tenant, email])
  }
  const number = body['identificationNumber']
  if (number !== undefined) return byColumn(tx, tenant, 'identification_number', number)
  return byColumn(tx, tenant, 'external_id', body['externalId'])
}

/** The field that identifies the user of a line. */
export const identifyingField = (body: AdminRecord): string =>
  ['email', 'identificationNumber'].find((field) => field in body) ?? 'externalId'

/** Compares with the collation of the index. */
const byColumn = (tx: Tx, tenant: string, column: string, value: unknown) =>
  first(tx, `select id from person where tenant = $1 and ${column} collate "C" = $2 order by id limit 1`, [
    tenant,
    value,
  ])

async function first(tx: Tx, sql: string, params: unknown[]): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(sql, params)
  return row?.id
}
