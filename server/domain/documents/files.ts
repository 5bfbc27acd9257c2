import type { Tx } from '../../platform/db/database'
import { readSlices } from '../../platform/db/slices'
import type { FileStore } from '../../platform/files/fileStore'

/** The bytes of a part that is read at once, a few milliseconds of the embedded database. */
const PART_BYTES = 131_072

/** The file of a document. */
export interface StoredFile {
  name: string
  /** Media type. */
  type: string
  createdAt: Date
  content: AsyncIterable<Buffer>
}

/** Where the files of documents are. */
export interface DocumentFiles {
  db: Tx
  files: FileStore
  tenant: string
}

interface Row extends Omit<StoredFile, 'content'> {
  id: number
  /** Null: the content has not moved to the file store yet. */
  hash: string | null
  patientId: string
  documentType: number
}

const selectFiles = `select id, name, type, created_at as "createdAt", hash, patient_id as "patientId",
  document_type as "documentType" from document where tenant = $1`

/** The file of a document, and whose it is; undefined when there is none. */
export async function findFile(
  place: DocumentFiles,
  id: number,
): Promise<(StoredFile & Pick<Row, 'patientId' | 'documentType'>) | undefined> {
  const [row] = await place.db.query<Row>(`${selectFiles} and id = $2`, [place.tenant, id])
  return row && { ...row, content: contentOf(place, row) }
}

/** Generates the files of all documents of a patient. Only a part of one is in memory at a time. */
export async function* readPatientFiles(place: DocumentFiles, patientId: string): AsyncIterable<StoredFile> {
  const { db, tenant } = place
  const read = (last?: Row) =>
    db.query<Row>(`${selectFiles} and patient_id = $2 and id > $3 order by id limit 1`, [
      tenant,
      patientId,
      last?.id ?? 0,
    ])
  for await (const rows of readSlices(db, read))
    for (const row of rows) yield { ...row, content: contentOf(place, row) }
}

const contentOf = ({ db, files, tenant }: DocumentFiles, { id, hash }: Row): AsyncIterable<Buffer> =>
  hash === null ? readInline(db, 'document', tenant, id) : files.read(tenant, hash)

/** The tables whose contents move to the file store. */
export type TableWithContent = 'document' | 'record_file'

interface Part {
  /** The bytes up to the end of this part. */
  end: number
  content: Uint8Array
}

/** Generates a content that is still in the database. */
export async function* readInline(
  db: Tx,
  table: TableWithContent,
  tenant: string,
  id: number,
): AsyncIterable<Buffer> {
  const read = (last?: Part) =>
    db.query<Part>(
      `select $3::int + ${PART_BYTES} as end, substring(content from $3::int + 1 for ${PART_BYTES}) as content
       from ${table} where tenant = $1 and id = $2 and length(content) > $3::int`,
      [tenant, id, last?.end ?? 0],
    )
  for await (const parts of readSlices(db, read)) yield* parts.map(({ content }) => Buffer.from(content))
}

/** A file name for a header: letters, digits, dots and hyphens, never a path. */
export const headerFileName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[.-]+|-+$/g, '')
    .slice(-100) || 'document'
