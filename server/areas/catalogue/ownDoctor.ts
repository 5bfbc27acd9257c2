import type { Tx } from '../../db/engine'
import { HttpError } from '../../http/errors/httpError'
import type { PersonContext } from '../../http/request/personContext'

/** The id of the doctor a person is, or the one acted for is. Refuses everybody else with 403. */
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
