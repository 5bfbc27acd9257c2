import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAX_SIDE, readDimensions } from '../../../schemas/pictures/dimensions'
import type { Tx } from '../../platform/db/database'
import type { FileStore, IncomingFile } from '../../platform/files/fileStore'
import { receiveFile, refusedFile } from '../../platform/files/receiveFile'
import { HttpError } from '../../platform/errors/httpError'
import type { Upload } from '../../platform/http/api/files'
import type { PersonContext } from '../../platform/http/request/personContext'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { keepContent, placeContent } from '../documents/upload'
import { checkUploadLimit } from './allowance'
import { pictureType } from './pictureType'

interface Sending {
  db: Tx
  tenant: TenantOnServer
  person: PersonContext
  now: Date
}

/**
 * Stores an uploaded picture, drawn again, in the file store and returns its id. Throws 400: FORMAT_NOT_VALID
 * unless it is PNG, JPEG or WebP, can be drawn and pleases the scanner; MAX_EXCEEDED above 25,000,000 bytes or 8,192 pixels in
 * a side; TOO_MANY_FILES above the daily limit.
 */
export async function storePicture(sending: Sending, files: FileStore, { content }: Upload): Promise<number> {
  const { db, tenant, person, now } = sending
  await checkUploadLimit(db, tenant.id, person, now)
  return receiveFile(files, content, {
    by: { tenant: tenant.id, person: person.actor },
    check: checkPicture,
    keep: (file, { type }) => keepPicture(sending, file, type),
  })
}

async function checkPicture({ path }: IncomingFile): Promise<{ type: string }> {
  const content = await readFile(path)
  const type = pictureType(content)
  const size = type && readDimensions(type, content)
  if (!type || !size) throw refusedFile('unknown')
  // The server, and browsers that show the picture, would decode it into gigabytes.
  if (Math.max(size.width, size.height) > MAX_SIDE) throw new HttpError(400, 'MAX_EXCEEDED')
  return { type }
}

async function keepPicture(
  { db, tenant, person, now }: Sending,
  file: IncomingFile,
  type: string,
): Promise<number> {
  const id = unguessableId()
  await placeContent(db, tenant.id, file, now)
  await db.tx(async (tx) => {
    await keepContent(tx, tenant.id, file, now)
    await tx.query(
      `insert into picture (tenant, id, seed, type, hash, size, uploaded_by, uploaded_at)
       values ($1, $2, 0, $3, $4, $5, $6, $7)`,
      [tenant.id, id, type, file.hash, file.size, person.actor, now],
    )
  })
  return id
}

/**
 * An id with 52 random bits that a JavaScript number holds exactly. Pictures are read without a session, so counting
 * ids must not find the portrait of another person.
 */
const unguessableId = (): number => 2 ** 52 + Number(randomBytes(8).readBigUInt64BE() >> 12n)
