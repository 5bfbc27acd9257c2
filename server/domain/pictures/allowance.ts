import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'

/** Pictures per day that a person without a role may upload: their own portrait, with a few retries. */
export const MAX_PER_DAY = 20

/** Throws 400 TOO_MANY_FILES beyond the daily limit; people with a role have none. */
export async function checkUploadLimit(
  db: Tx,
  tenant: string,
  person: PersonContext,
  now: Date,
): Promise<void> {
  if (person.roles.length > 0) return
  const rows = await db.query(
    `select 1 from picture
     where tenant = $1 and uploaded_by = $2 and uploaded_at > $3::timestamptz - interval '1 day'
     limit $4`,
    [tenant, person.actor, now, MAX_PER_DAY],
  )
  if (rows.length >= MAX_PER_DAY) throw new HttpError(400, 'TOO_MANY_FILES')
}
