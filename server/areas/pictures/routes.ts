import type { Tx } from '../../db/engine'
import { operation, type Api } from '../../http/api/operation'
import { orNotFound } from '../orNotFound'
import { drawAvatar, type AvatarSubject } from './avatar'
import { storePicture } from './upload'

/** Largest picture that is served, in pixels. */
const MAX_SIZE = 600

/** The pictures of people, readable without a session (ACCOUNT-055), and those that they upload (ACCOUNT-057). */
export function register(api: Api): void {
  operation(api, 'GET api/thumbnails/{id}/{size}', async ({ db, tenant, params }) => {
    const { type, content, ...portrayed } = orNotFound(await findPicture(db, tenant.id, params.id))
    if (type !== null && content !== null) return { type, data: Buffer.from(content) }
    const size = Math.min(Math.max(params.size, 16), MAX_SIZE)
    return { type: 'image/svg+xml', data: drawAvatar(portrayed, size) }
  })
  operation(api, 'POST api/thumbnails', (call) => storePicture(call, call.body))
}

interface PictureRow extends AvatarSubject {
  /** Content type of an uploaded picture, which is served unchanged. */
  type: string | null
  content: Uint8Array | null
}

async function findPicture(db: Tx, tenant: string, id: number): Promise<PictureRow | undefined> {
  const [row] = await db.query<PictureRow>(
    'select seed, gender, age, clinician, type, content from picture where tenant = $1 and id = $2',
    [tenant, id],
  )
  return row
}
