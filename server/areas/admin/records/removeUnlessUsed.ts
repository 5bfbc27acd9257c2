import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import type { AdminEntity, RecordId } from '../defineAdminEntity'

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Removes a record. Throws 400 IN_USE with the number of uses when other records refer to it. A use that is added
 * concurrently is found by the foreign key.
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
    throw (error as { code?: string }).code === FOREIGN_KEY_VIOLATION
      ? new HttpError(400, 'IN_USE', { details: { uses: [] } })
      : error
  })
}
