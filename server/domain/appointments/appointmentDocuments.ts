import type { Tx } from '../../platform/db/database'
import { invalidField } from '../../platform/errors/invalidField'
import { shownToProfessionalsSql } from '../documents/documents'

/** An appointment whose documents are written, and who writes them. */
interface Appointment {
  tenant: string
  id: number
  patientId: string
  /** A doctor who books or moves for the patient. */
  actingDoctorId?: number | undefined
}

/** SQL: the documents of appointment `a` that professionals see, as AppointmentDocument, the newest first. */
export const appointmentDocumentsSql = `coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.created_at desc, d.id desc)
  from appointment_document l join document d on d.tenant = l.tenant and d.id = l.document_id
  where l.tenant = a.tenant and l.appointment_id = a.id and ${shownToProfessionalsSql}), '[]')`

/**
 * Replaces the documents that the patient chose for the doctor of an appointment; null keeps them. Call it in
 * the transaction that writes the appointment. Throws FORMAT_NOT_VALID unless each id is a document of the patient, and for
 * a doctor who books: a person who names a document sees it, so only the patient's side may.
 */
export async function replaceDocuments(
  tx: Tx,
  { tenant, id, patientId, actingDoctorId }: Appointment,
  documents: readonly number[] | null,
): Promise<void> {
  if (documents === null) return
  if (actingDoctorId !== undefined) throw notValid()
  await tx.query('delete from appointment_document where tenant = $1 and appointment_id = $2', [tenant, id])
  if (documents.length === 0) return
  // The lock keeps a document from being deleted before the link is there.
  const linked = await tx.query(
    `insert into appointment_document (tenant, appointment_id, document_id)
     select d.tenant, $2, d.id from document d
     where d.tenant = $1 and d.patient_id = $3 and d.id = any($4::int[]) for key share of d
     returning document_id`,
    [tenant, id, patientId, documents],
  )
  if (linked.length !== documents.length) throw notValid()
}

const notValid = () => invalidField('body/additionalData/documents')

/** Shows the documents of a booked appointment to the professionals who treat the patient. */
export async function showDocuments(tx: Tx, tenant: string, id: number): Promise<void> {
  await tx.query(
    `update document d set visible = true, version = d.version + 1 from appointment_document l
     where l.tenant = $1 and l.appointment_id = $2 and d.tenant = l.tenant and d.id = l.document_id and not d.visible`,
    [tenant, id],
  )
}

/** Whether the patient chose a document for a booked appointment with a doctor. */
export async function isChosenFor(
  db: Tx,
  { tenant, doctorId, document }: { tenant: string; doctorId: number; document: number },
): Promise<boolean> {
  const found = await db.query(
    `select from appointment_document l join appointment a on a.tenant = l.tenant and a.id = l.appointment_id
     where l.tenant = $1 and l.document_id = $2 and a.doctor_id = $3 and a.status = 2 limit 1`,
    [tenant, document, doctorId],
  )
  return found.length > 0
}
