import type { Tx } from '../../../db/engine'
import type { AdminRecord } from '../defineAdminEntity'

/** The person that a line of an import is about, by what no two people share; undefined for somebody new. */
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

/** The field that a line's person is known by. */
export const identifyingField = (body: AdminRecord): string =>
  ['email', 'identificationNumber'].find((field) => field in body) ?? 'externalId'

/** Compared as the index is ordered. */
const byColumn = (tx: Tx, tenant: string, column: string, value: unknown) =>
  first(tx, `select id from person where tenant = $1 and ${column} collate "C" = $2 order by id limit 1`, [
    tenant,
    value,
  ])

async function first(tx: Tx, sql: string, params: unknown[]): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(sql, params)
  return row?.id
}
