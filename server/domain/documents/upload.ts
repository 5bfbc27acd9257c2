import type { Document, DocumentData } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { FileStore, IncomingFile } from '../../platform/files/fileStore'
import { readKind, type FileKind } from '../../platform/files/fileKind'
import { receiveFile, refusedFile } from '../../platform/files/receiveFile'
import type { Upload } from '../../platform/http/api/files'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { orNotFound } from '../../platform/errors/orNotFound'
import { readDocument, type DocumentKey } from './documents'
import { documentName, extensionOf, withExtension } from './fileName'

/** The most files that a person may send in a day: enough for the papers of many years, too few to misuse the portal as storage. */
const MAX_UPLOADS_PER_DAY = 500

export interface Sending {
  db: Tx
  tenant: TenantOnServer
  person: PersonContext
  now: Date
  /** The same for every attempt to send a file. */
  idempotencyKey?: string | undefined
}

/**
 * Receives a file for the subject and returns the id that its document will have. The content is streamed to the
 * store; an image is drawn again. Throws 400: FORMAT_NOT_VALID with the reason for a file of another kind or that the scanner refuses, MAX_EXCEEDED
 * above 25,000,000 bytes, TOO_MANY_FILES above the daily limit. A file that is sent again with its key keeps its id.
 */
export async function receiveUpload(sending: Sending, files: FileStore, upload: Upload): Promise<number> {
  await checkDailyLimit(sending)
  return receiveFile(files, upload.content, {
    by: { tenant: sending.tenant.id, person: sending.person.actor },
    check: (file) => checkKind(sending.tenant, file, upload.name),
    keep: (file, { type, extension }) =>
      keepUpload(sending, file, { name: documentName(upload.name, extension), type }),
  })
}

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
  if (typeof kind === 'string') throw refusedFile(kind)
  if (kind.isSpreadsheet && !spreadsheetFeatures.some((feature) => backend.features.includes(feature)))
    throw refusedFile('spreadsheet')
  return kind
}

/** Keeps the content and records the upload. */
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
 * Stores a content, before the transaction that stores what refers to it: a bucket may take minutes, and the embedded database
 * has one transaction at a time. A content that nothing refers to is deleted after an hour.
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
 * Locks a stored content, in the transaction that stores what refers to it. Throws 503 if the content was deleted meanwhile
 * together with an earlier document that had the same content.
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
 * Makes an upload of the subject a document. Throws 404 if the subject has no such upload. A request that was
 * repeated, because its answer was lost, answers the same document.
 */
export function nameUpload(
  sending: Sending,
  { documentId, name, notes, visible = true }: DocumentData,
): Promise<Document> {
  const { db, tenant, person, now } = sending
  const key = { tenant: tenant.id, patient: person.subject, id: documentId }
  return db.tx(async (tx) => {
    const upload = await takeUpload(tx, sending, documentId)
    if (upload) await insertDocument(tx, key, upload, { name, notes, visible, now })
    return readDocument(tx, key)
  })
}

/** A file that has arrived. */
interface StoredUpload {
  name: string
  type: string
}

/** Takes an upload of the subject away; undefined if there is none. */
export async function takeUpload(
  tx: Tx,
  { tenant, person }: Sending,
  id: number,
): Promise<StoredUpload | undefined> {
  const [upload] = await tx.query<StoredUpload>(
    'delete from document_upload where tenant = $1 and patient_id = $2 and id = $3 returning *',
    [tenant.id, person.subject, id],
  )
  return upload
}

/** What a document says besides its file. */
interface DocumentFacts {
  name: string
  notes?: string | null | undefined
  visible: boolean
  now: Date
  /** The doctor who gives it, and in which appointment. */
  givenBy?: number
  appointmentId?: number | null
}

/** Makes an upload the document of a patient. */
export async function insertDocument(
  tx: Tx,
  { tenant, patient, id }: DocumentKey,
  upload: StoredUpload,
  { name, notes, visible, now, givenBy, appointmentId }: DocumentFacts,
): Promise<void> {
  await tx.query(
    `insert into document (tenant, id, patient_id, name, notes, document_type, visible, created_at, type, hash, size, uploaded_by,
       given_by, appointment_id)
     overriding system value
     select $1, $2, $8, $4, $5, 0, $6, $3::timestamptz, u.type, u.hash, u.size, u.uploaded_by, $9::int, $10::int
     from jsonb_to_record($7::jsonb) as u(type text, hash text, size bigint, uploaded_by text)`,
    [
      tenant,
      id,
      now.toISOString(),
      withExtension(name, extensionOf(upload.name)),
      notes?.trim() || null,
      visible,
      JSON.stringify(upload),
      patient,
      givenBy ?? null,
      appointmentId ?? null,
    ],
  )
}
