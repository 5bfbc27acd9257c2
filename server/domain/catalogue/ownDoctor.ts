import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'

/** The doctor id of the person or of the subject they act for. Throws 403 when neither is a doctor. */
export async function requireOwnDoctor(
  db: Tx,
  tenant: string,
  { subject }: Pick<PersonContext, 'subject'>,
): Promise<number> {
  const [doctor] = await db.query<{ id: number }>(
    'select id from doctor where tenant = $1 and person_id = $2 and is_active',
    [tenant, subject],
  )
  if (!doctor) throw new HttpError(403, 'FORBIDDEN')
  return doctor.id
}
