import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import type { AdminEntity, RecordId } from '../defineAdminEntity'

/** Other records that refer to a record. */
interface Use {
  /** The name of `Usage`. */
  name: string
  count: number
}

/** 409 IN_USE, with the records that refer to the one that cannot be removed; empty when they are not known. */
export const inUse = (uses: readonly Use[]): HttpError => new HttpError(409, 'IN_USE', { details: { uses } })

/** Throws 409 IN_USE with the number of uses when other records refer to a record. */
export async function refuseIfUsed(
  tx: Tx,
  tenant: string,
  { usedBy = [] }: AdminEntity,
  id: RecordId,
): Promise<void> {
  const uses: Use[] = []
  for (const { name, table, column } of usedBy) {
    const [row] = await tx.query<{ count: number }>(
      `select count(*) as count from ${table} where tenant = $1 and ${column} = $2`,
      [tenant, id],
    )
    if (row && row.count > 0) uses.push({ name, count: row.count })
  }
  if (uses.length > 0) throw inUse(uses)
}
