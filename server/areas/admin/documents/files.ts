import type { Tx } from '../../../db/engine'

/** A stored file. */
export interface StoredFile {
  name: string
  /** Media type. */
  type: string
  createdAt: Date
  content: Buffer
}

interface Row extends Omit<StoredFile, 'content'> {
  id: number
  content: Uint8Array
}

const selectFiles =
  'select id, name, type, created_at as "createdAt", content from document where tenant = $1'

const asFile = ({ content, ...row }: Row): StoredFile => ({ ...row, content: Buffer.from(content) })

/** The file of a document; undefined when there is none. */
export async function findFile(db: Tx, tenant: string, id: number): Promise<StoredFile | undefined> {
  const [row] = await db.query<Row>(`${selectFiles} and id = $2`, [tenant, id])
  return row && asFile(row)
}

/** Generates the files of all documents of a patient. Only one is in memory at a time. */
export async function* readPatientFiles(
  db: Tx,
  tenant: string,
  patientId: string,
): AsyncIterable<StoredFile> {
  let last = 0
  for (;;) {
    const [row] = await db.query<Row>(`${selectFiles} and patient_id = $2 and id > $3 order by id limit 1`, [
      tenant,
      patientId,
      last,
    ])
    if (!row) return
    yield asFile(row)
    last = row.id
  }
}

/** A file name for a header: letters, digits, dots and hyphens, never a path. */
export const headerFileName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[.-]+|-+$/g, '')
    .slice(-100) || 'document'
