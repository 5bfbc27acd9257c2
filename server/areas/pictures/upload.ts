import type { Tx } from '../../db/engine'
import { HttpError } from '../../http/errors/httpError'
import type { Upload } from '../../http/api/files'
import type { PersonContext } from '../../http/request/personContext'
import type { TenantOnServer } from '../../tenants/tenants'
import { orNotFound } from '../orNotFound'
import { checkUploadLimit } from './allowance'

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

interface Sending {
  db: Tx
  tenant: TenantOnServer
  person: PersonContext
  now: Date
}

/**
 * Stores an uploaded picture and returns its id (ACCOUNT-057). Throws 400 FORMAT_NOT_VALID unless it is PNG, JPEG or
 * WebP (SVG may carry scripts), MAX_EXCEEDED above 25,000,000 bytes, and TOO_MANY_FILES above the daily limit.
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
  if (!kind) throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file' } })
  const [row] = await db.query<{ id: number }>(
    `insert into picture (tenant, seed, type, content, uploaded_by, uploaded_at)
     values ($1, 0, $2, $3, $4, $5) returning id`,
    [tenant.id, kind.type, whole, person.actor, now],
  )
  return orNotFound(row).id
}
