import type { Tx } from '../../db/engine'
import type { Picture } from '../../http/api/files'
import { operation, type Api } from '../../http/api/operation'
import { orNotFound } from '../orNotFound'
import { drawAvatar, type AvatarSubject } from './avatar'
import { readPieces } from './pieces'
import { storePicture } from './upload'

/** Largest picture that is served, in pixels. */
const MAX_SIZE = 600

/** The pictures of people, readable without a session (ACCOUNT-055), and those that they upload (ACCOUNT-057). */
export function register(api: Api): void {
  operation(api, 'GET api/thumbnails/{id}/{size}', ({ db, tenant, params }) =>
    readPicture(db, tenant.id, params.id, params.size),
  )
  operation(api, 'POST api/thumbnails', (call) => storePicture(call, call.body))
}

/** A picture in a size in pixels. Throws 404 if there is none. */
export async function readPicture(db: Tx, tenant: string, id: number, size: number): Promise<Picture> {
  const { type, ...portrayed } = orNotFound(await findPicture(db, tenant, id))
  if (type !== null) return { type, data: readPieces(db, { tenant, id }), isPrivate: true }
  const drawnSize = Math.min(Math.max(size, 16), MAX_SIZE)
  return { type: 'image/svg+xml', data: drawAvatar(portrayed, drawnSize) }
}

interface PictureRow extends AvatarSubject {
  /** Content type of an uploaded picture, which is served unchanged. */
  type: string | null
}

async function findPicture(db: Tx, tenant: string, id: number): Promise<PictureRow | undefined> {
  const [row] = await db.query<PictureRow>(
    'select seed, gender, age, clinician, type from picture where tenant = $1 and id = $2 and is_complete',
    [tenant, id],
  )
  return row
}
