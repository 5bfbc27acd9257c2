import type { Tx } from '../../platform/db/database'
import type { FileStore } from '../../platform/files/fileStore'
import type { Picture } from '../../platform/http/api/files'
import { orNotFound } from '../../platform/errors/orNotFound'
import { requireFiles } from '../../platform/files/requireFiles'
import { drawAvatar, type AvatarSubject } from './avatar'
import { readPieces } from './pieces'

/** Largest picture that is drawn, in pixels. */
const MAX_SIZE = 600

/** Where the pictures of a tenant are. */
export interface PicturePlace {
  db: Tx
  files: FileStore | undefined
  tenant: string
}

/** A picture: a drawn one in a size in pixels, an uploaded one as it is. Throws 404 if there is none. */
export async function readPicture(place: PicturePlace, id: number, size: number): Promise<Picture> {
  const { type, hash, ...portrayed } = orNotFound(await findPicture(place, id))
  if (type !== null) return { type, data: contentOf(place, id, hash), isPrivate: true }
  const drawnSize = Math.min(Math.max(size, 16), MAX_SIZE)
  return { type: 'image/svg+xml', data: drawAvatar(portrayed, drawnSize) }
}

interface PictureRow extends AvatarSubject {
  /** Content type of an uploaded picture, which is served as it is; null for a drawn one. */
  type: string | null
  /** Null: its content is in the database. */
  hash: string | null
}

async function findPicture({ db, tenant }: PicturePlace, id: number): Promise<PictureRow | undefined> {
  const [row] = await db.query<PictureRow>(
    'select seed, gender, age, clinician, type, hash from picture where tenant = $1 and id = $2',
    [tenant, id],
  )
  return row
}

const contentOf = (place: PicturePlace, id: number, hash: string | null): AsyncIterable<Buffer> =>
  hash === null ? readPieces(place.db, place.tenant, id) : requireFiles(place).read(place.tenant, hash)
