import type { Receipt } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { FileStore } from '../../../platform/files/fileStore'
import type { Download } from '../../../platform/http/api/files'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { findFile, headerFileName } from '../../documents/files'
import type { RecordKey } from './consultations'
import { downloadFile } from './recordFile'

/** The prescriptions of a person, the valid ones first, the latest first. Takes the date in the tenant's zone. */
export const listReceipts = (db: Tx, tenant: string, patient: string, today: string): Promise<Receipt[]> =>
  db.query<Receipt>(
    `select id, prescription_type as "prescriptionType", single_dose as "singleDose", dose, posology,
       posology_time as "posologyTime", coalesce(expires_on < $3::date, false) as "isExpired",
       to_char(expires_on, 'YYYY-MM-DD') as "expiresAt", to_char(prescribed_on, 'YYYY-MM-DD') as "prescribedAt",
       doctor_name as "doctorName", (file_id is not null or document_id is not null) as "hasDocument", prescription
     from receipt where tenant = $1 and patient_id = $2
     order by "isExpired", prescribed_on desc nulls last, id desc`,
    [tenant, patient, today],
  )

/** The file of a person's prescription: that of the centre's system, or the document that a doctor gave. Throws 404 without one. */
export async function downloadReceipt(
  db: Tx,
  files: FileStore,
  key: RecordKey,
): Promise<Download & { title: string }> {
  const { tenant, patient, id } = key
  const [given] = await db.query<{ documentId: number }>(
    `select document_id as "documentId" from receipt
     where tenant = $1 and patient_id = $2 and id = $3 and document_id is not null`,
    [tenant, patient, id],
  )
  if (!given) return downloadFile(db, files, 'receipt', key)
  const { name, type, content } = orNotFound(await findFile({ db, files, tenant }, given.documentId))
  return { type, name: headerFileName(name), title: name, content }
}
