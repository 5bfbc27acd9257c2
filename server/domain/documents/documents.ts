import type { Document, DocumentUpdate } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { orNotFound } from '../../platform/errors/orNotFound'
import { extensionOf, withExtension } from './fileName'

/** Who a document comes from: the patient, or a professional who gave it. */
export const DocumentType = { ofPatient: 0, medicalExam: 1 } as const

/** Documents that a list contains at most. */
const LIST_LENGTH = 50
const LONG_LIST_LENGTH = 100

/** A person's document. */
export interface DocumentKey {
  tenant: string
  patient: string
  id: number
}

/** Which documents of a person a list has. */
export interface DocumentQuery {
  search?: string | undefined
  documentType?: number | undefined
  /** Older than this one. */
  before?: number | undefined
  /** Only those that professionals may see. */
  isForProfessional?: boolean
}

type Row = Omit<Document, 'creationDate'> & { creationDate: Date }

const select = String.raw`select d.id, d.id as "documentId", d.name, regexp_replace(d.name, '\.[^.]*$', '') as "nameWithoutExtension",
  d.notes, d.visible, d.document_type as "documentType", d.created_at as "creationDate", d.seen_by_admin as "seenByAdmin",
  d.type, coalesce(d.size, length(d.content)) as size, (d.document_type = 1 or d.given_by is not null) and d.opened_at is null as "isNew",
  (select concat_ws(' ', g.title, g.name, g.surname) from doctor g where g.tenant = d.tenant and g.id = d.given_by) as "givenBy"
  from document d where d.tenant = $1 and d.patient_id = $2`

/** SQL: whether professionals see document `d`. */
export const shownToProfessionalsSql = `(d.visible or d.given_by is not null or d.document_type = ${DocumentType.medicalExam})`

/** SQL: whether document `d` has all words of the search. The words are folded once. */
const hasWords = String.raw`and d.search_text like all (coalesce((
  select array_agg('%' || regexp_replace(word, '([%_\\])', '\\\1', 'g') || '%')
  from unnest(string_to_array(folded($6::text), ' ')) word where word <> ''), '{}'))`

const toDocument = ({ creationDate, ...row }: Row): Document => ({
  ...row,
  creationDate: creationDate.toISOString(),
})

/** The newest documents of a person that match. A search finds words of the name and the notes, in any order. */
export async function listDocuments(
  db: Tx,
  { tenant, patient }: Omit<DocumentKey, 'id'>,
  { search = '', documentType, before, isForProfessional = false }: DocumentQuery,
): Promise<Document[]> {
  const rows = await db.query<Row>(
    `${select}
     and ($3::int is null or d.document_type = $3)
     and ($4::int is null or (d.created_at, d.id) <
       (select b.created_at, b.id from document b where b.tenant = $1 and b.patient_id = $2 and b.id = $4))
     and (not $5::boolean or ${shownToProfessionalsSql})
     ${search === '' ? '' : hasWords}
     order by d.created_at desc, d.id desc limit ${LIST_LENGTH}`,
    [
      tenant,
      patient,
      documentType ?? null,
      before ?? null,
      isForProfessional,
      ...(search === '' ? [] : [search]),
    ],
  )
  return rows.map(toDocument)
}

/** The newest documents of a person, of both kinds. */
export async function listNewest(db: Tx, { tenant, patient }: Omit<DocumentKey, 'id'>): Promise<Document[]> {
  const rows = await db.query<Row>(
    `${select} order by d.created_at desc, d.id desc limit ${LONG_LIST_LENGTH}`,
    [tenant, patient],
  )
  return rows.map(toDocument)
}

/** How many documents of a person professionals see. */
export async function countShownToProfessionals(
  db: Tx,
  { tenant, patient }: Omit<DocumentKey, 'id'>,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from document d where d.tenant = $1 and d.patient_id = $2 and ${shownToProfessionalsSql}`,
    [tenant, patient],
  )
  return row?.count ?? 0
}

/** Whether professionals see a document of a person: what the patient shows, and medical exams. */
export const isShownToProfessionals = async (
  db: Tx,
  { tenant, patient, id }: DocumentKey,
): Promise<boolean> =>
  (
    await db.query(
      `select from document d where d.tenant = $1 and d.patient_id = $2 and d.id = $3 and ${shownToProfessionalsSql}`,
      [tenant, patient, id],
    )
  ).length > 0

/** Reads a document of a person. Throws 404 if they have none with this id. */
export async function readDocument(db: Tx, { tenant, patient, id }: DocumentKey): Promise<Document> {
  const [row] = await db.query<Row>(`${select} and d.id = $3`, [tenant, patient, id])
  return toDocument(orNotFound(row))
}

/** Whether a document is the centre's: a medical exam, or given by a professional. */
const isOfCentre = ({ documentType, givenBy }: Document): boolean =>
  documentType === DocumentType.medicalExam || Boolean(givenBy)

/**
 * Renames, annotates, shows or hides a document. Throws 404 if the person has none with this id, and 403 for
 * another name or visibility of a medical exam or of what a professional gave, which is the centre's.
 */
export function updateDocument(
  db: Tx,
  key: DocumentKey,
  { name, notes = null, visible }: DocumentUpdate,
): Promise<Document> {
  return db.tx(async (tx) => {
    const document = await readDocument(tx, key)
    const newName = withExtension(name, extensionOf(document.name))
    if (isOfCentre(document) && (!visible || newName !== document.name)) throw new HttpError(403, 'FORBIDDEN')
    await tx.query(
      `update document set name = $4, notes = $5, visible = $6, version = version + 1
       where tenant = $1 and patient_id = $2 and id = $3`,
      [key.tenant, key.patient, key.id, newName, notes?.trim() || null, visible],
    )
    return readDocument(tx, key)
  })
}

/** Deletes a document. Throws 404 if the person has none with this id, and 403 for what is the centre's. */
export function deleteDocument(db: Tx, key: DocumentKey): Promise<void> {
  return db.tx(async (tx) => {
    if (isOfCentre(await readDocument(tx, key))) throw new HttpError(403, 'FORBIDDEN')
    await tx.query('delete from document where tenant = $1 and patient_id = $2 and id = $3', [
      key.tenant,
      key.patient,
      key.id,
    ])
  })
}

/** Records that the patient has opened a document. */
export async function markOpened(db: Tx, { tenant, patient, id }: DocumentKey, now: Date): Promise<void> {
  await db.query(
    `update document set opened_at = $4::timestamptz
     where tenant = $1 and patient_id = $2 and id = $3 and opened_at is null`,
    [tenant, patient, id, now.toISOString()],
  )
}
