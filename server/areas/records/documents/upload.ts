import type { Document, DocumentData } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import type { FileStore, IncomingFile } from '../../../files/fileStore'
import { cleanImage, DamagedImage, isImage } from '../../../files/cleanImage'
import { readKind, type FileKind } from '../../../files/fileKind'
import type { Upload } from '../../../http/api/files'
import { HttpError } from '../../../http/errors/httpError'
import type { PersonContext } from '../../../http/request/personContext'
import type { TenantOnServer } from '../../../tenants/tenants'
import { orNotFound } from '../../orNotFound'
import { readDocument } from './documents'
import { documentName, extensionOf, withExtension } from './fileName'

/** Files that a person may send in a day: many years of paper, and not a storage for everything. */
export const MAX_UPLOADS_PER_DAY = 500

interface Sending {
  db: Tx
  tenant: TenantOnServer
  person: PersonContext
  now: Date
  /** The same for every attempt to send a file. */
  idempotencyKey?: string | undefined
}

/**
 * Receives a file for the subject and returns the id that its document will have (REC-068). The content is streamed to the
 * store; an image is drawn again. Throws 400: FORMAT_NOT_VALID with the reason for a file of another kind or that the scanner refuses, MAX_EXCEEDED
 * above 25,000,000 bytes, TOO_MANY_FILES above the daily limit. A file that is sent again with its key keeps its id.
 */
export async function receiveUpload(sending: Sending, files: FileStore, upload: Upload): Promise<number> {
  await checkDailyLimit(sending)
  const sent = await files.receive(upload.content)
  const received = [sent]
  try {
    const kind = await checkKind(sending.tenant, sent, upload.name)
    await files.scan(sent)
    const file = isImage(kind.type) ? await files.receive(await draw(sent, kind)) : sent
    received.push(file)
    await file.seal()
    return await keepUpload(sending, file, {
      name: documentName(upload.name, kind.extension),
      type: kind.type,
    })
  } finally {
    for (const file of received) await file.discard()
  }
}

/** The image without what it says about the camera and the place. Throws 400 FORMAT_NOT_VALID if it cannot be drawn. */
const draw = (file: IncomingFile, { type }: FileKind): Promise<AsyncIterable<Buffer>> =>
  cleanImage(file.path, type).catch((error: unknown) => {
    throw error instanceof DamagedImage ? refused('damaged') : error
  })

async function checkDailyLimit({ db, tenant, person, now }: Sending): Promise<void> {
  const [row] = await db.query<{ count: number }>(
    `select (select count(*) from document_upload where tenant = $1 and uploaded_by = $2
         and uploaded_at > $3::timestamptz - interval '1 day')
       + (select count(*) from document where tenant = $1 and uploaded_by = $2
         and created_at > $3::timestamptz - interval '1 day') as count`,
    [tenant.id, person.actor, now.toISOString()],
  )
  if ((row?.count ?? 0) >= MAX_UPLOADS_PER_DAY) throw new HttpError(400, 'TOO_MANY_FILES')
}

/** C-091: spreadsheets are for tenants with one of these features. */
const spreadsheetFeatures = ['prudential', 'allowSpreadsheetUploads']

async function checkKind({ backend }: TenantOnServer, file: IncomingFile, name: string): Promise<FileKind> {
  const kind = await readKind(file.path, name)
  if (typeof kind === 'string') throw refused(kind)
  if (kind.isSpreadsheet && !spreadsheetFeatures.some((feature) => backend.features.includes(feature)))
    throw refused('spreadsheet')
  return kind
}

const refused = (reason: string) =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason } })

/** Keeps the content and notes the upload. */
async function keepUpload(
  { db, tenant, person, now, idempotencyKey }: Sending,
  file: IncomingFile,
  { name, type }: { name: string; type: string },
): Promise<number> {
  await placeContent(db, tenant.id, file, now)
  return db.tx(async (tx) => {
    await keepContent(tx, tenant.id, file, now)
    const [row] = await tx.query<{ id: number }>(
      `insert into document_upload (tenant, id, patient_id, uploaded_by, uploaded_at, name, type, hash, size, upload_key)
       values ($1, nextval(pg_get_serial_sequence('document', 'id'))::int, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (tenant, uploaded_by, patient_id, upload_key) where upload_key is not null do update
         set uploaded_at = excluded.uploaded_at, name = excluded.name, type = excluded.type, hash = excluded.hash, size = excluded.size
       returning id`,
      [
        tenant.id,
        person.subject,
        person.actor,
        now.toISOString(),
        name,
        type,
        file.hash,
        file.size,
        idempotencyKey ?? null,
      ],
    )
    return orNotFound(row).id
  })
}

/**
 * Notes a content and puts it in its place, before the transaction of what refers to it: a bucket may take minutes, and the
 * embedded database has one transaction at a time. What nothing refers to in the end is swept after an hour.
 */
export async function placeContent(db: Tx, tenant: string, file: IncomingFile, now: Date): Promise<void> {
  await db.query(
    `insert into stored_file (tenant, hash, size, stored_at) values ($1, $2, $3, $4)
     on conflict (tenant, hash) do update set stored_at = excluded.stored_at`,
    [tenant, file.hash, file.size, now.toISOString()],
  )
  await file.place(tenant)
}

/**
 * Locks a content that was placed, in the transaction of what refers to it. Throws 503 if the same content of an earlier
 * document was deleted meanwhile, and this one with it.
 */
export async function keepContent(
  tx: Tx,
  tenant: string,
  { hash }: Pick<IncomingFile, 'hash'>,
  now: Date,
): Promise<void> {
  const rows = await tx.query(
    'update stored_file set stored_at = $3 where tenant = $1 and hash = $2 returning hash',
    [tenant, hash, now.toISOString()],
  )
  if (rows.length === 0) throw new HttpError(503, 'GENERAL')
}

/**
 * Makes an upload of the subject a document (REC-069). Throws 404 if the subject has no such upload. A request that was
 * repeated, because its answer was lost, answers the same document.
 */
export function nameUpload(
  { db, tenant, person, now }: Sending,
  { documentId, name, notes = null, visible = true }: DocumentData,
): Promise<Document> {
  const key = { tenant: tenant.id, patient: person.subject, id: documentId }
  return db.tx(async (tx) => {
    const [upload] = await tx.query<{ name: string }>(
      'delete from document_upload where tenant = $1 and patient_id = $2 and id = $3 returning *',
      [key.tenant, key.patient, key.id],
    )
    if (!upload) return readDocument(tx, key)
    await tx.query(
      `insert into document (tenant, id, patient_id, name, notes, document_type, visible, created_at, type, hash, size, uploaded_by)
       overriding system value
       select $1, $2, u.patient_id, $4, $5, 0, $6, $3::timestamptz, u.type, u.hash, u.size, u.uploaded_by
       from jsonb_to_record($7::jsonb) as u(patient_id text, type text, hash text, size bigint, uploaded_by text)`,
      [
        key.tenant,
        key.id,
        now.toISOString(),
        withExtension(name, extensionOf(upload.name)),
        notes?.trim() || null,
        visible,
        JSON.stringify(upload),
      ],
    )
    return readDocument(tx, key)
  })
}
