import type { Tx } from '../../db/engine'
import { HttpError } from '../../http/errors/httpError'
import type { Upload } from '../../http/api/files'
import type { PersonContext } from '../../http/request/personContext'
import type { TenantOnServer } from '../../tenants/tenants'
import { orNotFound } from '../orNotFound'
import { checkUploadLimit } from './allowance'

/** How files of each kind begin: what a sender says of a file is not believed. */
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
 * Keeps an uploaded picture and answers its id (ACCOUNT-057). Refuses with 400 FORMAT_NOT_VALID what is no png, jpeg or
 * webp (a drawing may carry scripts), with MAX_EXCEEDED more than 25,000,000 bytes, and with TOO_MANY_FILES more than
 * a person needs in a day.
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
