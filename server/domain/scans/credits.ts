import type { UserMeta } from '../../../schemas/generated/entities'
import { readTokens } from '../../../schemas/rules/scans'
import type { Tx } from '../../platform/db/database'

const KEY = 'tokens'

/** The credits of a person (C-099). */
export async function readCredits(db: Tx, tenant: string, person: string): Promise<number> {
  const [row] = await db.query<{ meta: UserMeta[] }>(
    'select user_meta as meta from person where tenant = $1 and id = $2',
    [tenant, person],
  )
  return readTokens(row?.meta.find(({ metaKey }) => metaKey === KEY)?.metaValue)
}

/**
 * Takes credits from a person inside a transaction; the row is locked, so two scans that end at once pay one after the other.
 * Returns what is left, or undefined when it is not enough.
 */
export async function takeCredits(
  tx: Tx,
  { tenant, person, cost }: { tenant: string; person: string; cost: number },
): Promise<number | undefined> {
  const [row] = await tx.query<{ meta: UserMeta[] }>(
    'select user_meta as meta from person where tenant = $1 and id = $2 for update',
    [tenant, person],
  )
  const meta = row?.meta ?? []
  const tokens = readTokens(meta.find(({ metaKey }) => metaKey === KEY)?.metaValue)
  if (tokens < cost) return undefined
  if (cost === 0) return tokens
  const left = tokens - cost
  const changed = meta.map((entry) => (entry.metaKey === KEY ? { ...entry, metaValue: String(left) } : entry))
  await tx.query('update person set user_meta = $3 where tenant = $1 and id = $2', [
    tenant,
    person,
    JSON.stringify(changed),
  ])
  return left
}
