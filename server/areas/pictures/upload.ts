import { randomBytes } from 'node:crypto'
import { MAX_SIDE, readDimensions } from '../../../schemas/pictures/dimensions'
import type { Tx } from '../../db/engine'
import { HttpError } from '../../http/errors/httpError'
import type { Upload } from '../../http/api/files'
import type { PersonContext } from '../../http/request/personContext'
import type { TenantOnServer } from '../../tenants/tenants'
import { checkUploadLimit } from './allowance'
import { writePieces } from './pieces'

/** The first bytes of each file type: the declared type and name are not trusted. */
const kinds: readonly { type: string; begins: (content: Buffer) => boolean }[] = [
  {
    type: 'image/png',
    begins: (content) => content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1A\n',
  },
  { type: 'image/jpeg', begins: (content) => content.subarray(0, 3).toString('hex') === 'ffd8ff' },
  {
    type: 'image/webp',
    begins: (content) => /^RIFF[\s\S]{4}WEBP$/.test(content.subarray(0, 12).toString('latin1')),
  },
]

/** The media type of a picture by its first bytes; undefined for any other file. */
export const pictureType = (content: Buffer): string | undefined =>
  kinds.find(({ begins }) => begins(content))?.type

interface Sending {
  db: Tx
  tenant: TenantOnServer
  person: PersonContext
  now: Date
}

/**
 * Stores an uploaded picture and returns its id (ACCOUNT-057). Throws 400 FORMAT_NOT_VALID unless it is PNG, JPEG or
 * WebP (SVG may carry scripts), MAX_EXCEEDED above 25,000,000 bytes or 8,192 pixels in a side, and TOO_MANY_FILES above
 * the daily limit.
 */
export async function storePicture(
  { db, tenant, person, now }: Sending,
  { content }: Upload,
): Promise<number> {
  await checkUploadLimit(db, tenant.id, person, now)
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  const whole = Buffer.concat(pieces)
  const kind = kinds.find(({ begins }) => begins(whole))
  const size = kind && readDimensions(kind.type, whole)
  if (!size) throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file' } })
  // Browsers that show the picture would decode it into gigabytes.
  if (Math.max(size.width, size.height) > MAX_SIDE) throw new HttpError(400, 'MAX_EXCEEDED')
  await deleteIncomplete(db, tenant.id, now)
  const id = unguessableId()
  await db.query(
    `insert into picture (tenant, id, seed, type, uploaded_by, uploaded_at, is_complete)
     values ($1, $2, 0, $3, $4, $5, false)`,
    [tenant.id, id, kind.type, person.actor, now],
  )
  await writePieces(db, { tenant: tenant.id, id }, whole)
  await db.query('update picture set is_complete = true where tenant = $1 and id = $2', [tenant.id, id])
  return id
}

/** Deletes pictures whose upload a stopped server has cut off. */
const deleteIncomplete = (db: Tx, tenant: string, now: Date): Promise<unknown> =>
  db.query(
    `delete from picture where tenant = $1 and not is_complete and uploaded_at < $2::timestamptz - interval '1 hour'`,
    [tenant, now],
  )

/**
 * An id with 52 random bits that a JavaScript number holds exactly. Pictures are read without a session, so whoever counts
 * ids must not find the portrait of somebody else.
 */
const unguessableId = (): number => 2 ** 52 + Number(randomBytes(8).readBigUInt64BE() >> 12n)
