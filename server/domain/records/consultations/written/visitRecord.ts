import type { FollowUp, VisitRecord } from '../../../../../schemas/generated/entities'
import { noteReading } from '../../../people/noteReading'
import { readConsultation } from '../consultations'
import { followUpSql } from '../followUpSql'
import { readDraft, readPrivateNotes } from './draft'
import { requireOwnVisit, type OwnVisit, type VisitCall } from './ownVisit'

/** What the doctor of a visit writes about it. The patient can see that it was read. Throws 404 like `requireOwnVisit`. */
export async function readVisitRecord(call: VisitCall, id: number): Promise<VisitRecord> {
  const { db, tenant } = call
  const visit = await requireOwnVisit(call, id)
  const { version, content, savedAt } = await readDraft(db, tenant.id, id)
  await noteReading(call, visit.patientId, { action: 'read' })
  return {
    appointmentId: id,
    draft: { version, ...content, privateNotes: await readPrivateNotes(db, tenant.id, id) },
    savedAt: savedAt?.toISOString() ?? null,
    finished: await readFinished(call, visit),
    allergies: await readAllergies(call, visit),
    followUp: await readFollowUp(call, content.followUpId),
  }
}

async function readFinished({ db, tenant }: VisitCall, { id, patientId }: OwnVisit) {
  const [row] = await db.query<{ id: number }>(
    'select id from consultation where tenant = $1 and appointment_id = $2 and finished_at is not null',
    [tenant.id, id],
  )
  return row ? readConsultation(db, { tenant: tenant.id, patient: patientId, id: row.id }) : null
}

async function readAllergies(
  { db, tenant }: VisitCall,
  { patientId, isReadable }: OwnVisit,
): Promise<string[]> {
  if (!isReadable) return []
  const rows = await db.query<{ name: string }>(
    `select name from medical_record where tenant = $1 and patient_id = $2 and kind = 'allergy' and is_active
     order by is_allergy desc, folded(name) collate "C", id`,
    [tenant.id, patientId],
  )
  return rows.map(({ name }) => name)
}

async function readFollowUp(
  { db, tenant }: VisitCall,
  id: number | null | undefined,
): Promise<FollowUp | null> {
  const [row] = await db.query<{ followUp: FollowUp | null }>(
    `select ${followUpSql('$2::int')} as "followUp" from (select $1::text as tenant) c`,
    [tenant.id, id ?? null],
  )
  return row?.followUp ?? null
}
