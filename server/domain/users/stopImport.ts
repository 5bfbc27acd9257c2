import type { Tx } from '../../platform/db/database'
import type { Change } from '../entities/history/change'

/** An import of an administrator. The id is chosen by the browser; imports without one cannot be stopped. */
export interface ImportKey extends Pick<Change, 'tenant' | 'actor'> {
  id: string | undefined
}

/**
 * Asks a running import to stop after its current slice. The request may reach another server than the import, so it is a
 * row that the import reads. Rows of imports that had ended are deleted with the next one.
 */
export async function stopImport(db: Tx, { tenant, actor, id }: ImportKey, now: Date): Promise<void> {
  await db.query(
    `with outdated as (
       delete from stopped_import where tenant = $1 and stopped_at < $4::timestamptz - interval '1 day')
     insert into stopped_import (tenant, actor, id, stopped_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [tenant, actor, id, now],
  )
}

/** Whether an import has been asked to stop. If so, the request is deleted. */
export async function takeStop(db: Tx, { tenant, actor, id }: ImportKey): Promise<boolean> {
  if (id === undefined) return false
  const taken = await db.query(
    'delete from stopped_import where tenant = $1 and actor = $2 and id = $3 returning id',
    [tenant, actor, id],
  )
  return taken.length > 0
}
