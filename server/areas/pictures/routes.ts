import type { Tx } from '../../db/engine'
import { operation, type Api } from '../../http/operations'
import { found } from '../found'
import { drawAvatar, type Portrayed } from './avatar'

/** Largest picture anybody is sent, in pixels. */
const MAX_SIZE = 600

/** The pictures of people, readable without a session (ACCOUNT-055). */
export function register(api: Api): void {
  operation(api, 'GET api/thumbnails/{id}/{size}', async ({ db, tenant, params }) => ({
    type: 'image/svg+xml',
    data: drawAvatar(
      found(await findPicture(db, tenant.id, params.id)),
      Math.min(Math.max(params.size, 16), MAX_SIZE),
    ),
  }))
}

async function findPicture(db: Tx, tenant: string, id: number): Promise<Portrayed | undefined> {
  const [row] = await db.query<Portrayed>(
    'select seed, gender, age, clinician from picture where tenant = $1 and id = $2',
    [tenant, id],
  )
  return row
}
