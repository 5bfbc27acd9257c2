import type { Tx } from '../../../platform/db/database'
import type { FileStore } from '../../../platform/files/fileStore'
import type { Download } from '../../../platform/http/api/files'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { headerFileName } from '../../documents/files'
import type { RecordKey } from './consultations'

/** The tables whose records have a file. */
export type TableWithFile = 'consultation' | 'receipt' | 'complementary_test'

interface Row {
  name: string
  type: string
  hash: string | null
  content: Uint8Array | null
}

/** The file of a person's record. Throws 404 if they have no such record, or it has no file. */
export async function downloadFile(
  db: Tx,
  files: FileStore,
  table: TableWithFile,
  { tenant, patient, id }: RecordKey,
  by: 'id' | 'file_id' = 'id',
): Promise<Download & { title: string }> {
  const [row] = await db.query<Row>(
    `select f.name, f.type, f.hash, f.content from ${table} r
     join record_file f on f.tenant = r.tenant and f.id = r.file_id and f.patient_id = r.patient_id
     where r.tenant = $1 and r.patient_id = $2 and r.${by} = $3 limit 1`,
    [tenant, patient, id],
  )
  const { name, type, hash, content } = orNotFound(row)
  return {
    type,
    name: headerFileName(name),
    title: name,
    content: hash === null ? inOnePiece(content) : files.read(tenant, hash),
  }
}

async function* inOnePiece(content: Uint8Array | null) {
  if (content) yield Buffer.from(content)
}
