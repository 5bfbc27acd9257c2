import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import type { AdminEntity, RecordId } from '../defineAdminEntity'

const FOREIGN_KEY = '23503'

/**
 * Removes a record, or refuses with 400 IN_USE one that something needs and says how often what does. What began to
 * need it meanwhile is found by the database.
 */
export async function removeUnlessUsed(
  tx: Tx,
  tenant: string,
  { usedBy: uses = [] }: AdminEntity,
  id: RecordId,
  remove: () => Promise<unknown>,
): Promise<void> {
  const counted: { name: string; count: number }[] = []
  for (const { name, table, column } of uses) {
    const [row] = await tx.query<{ count: number }>(
      `select count(*) as count from ${table} where tenant = $1 and ${column} = $2`,
      [tenant, id],
    )
    if (row && row.count > 0) counted.push({ name, count: row.count })
  }
  if (counted.length > 0) throw new HttpError(400, 'IN_USE', { details: { uses: counted } })
  await remove().catch((error: unknown) => {
    throw (error as { code?: string }).code === FOREIGN_KEY
      ? new HttpError(400, 'IN_USE', { details: { uses: [] } })
      : error
  })
}
