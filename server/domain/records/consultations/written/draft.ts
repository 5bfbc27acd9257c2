import type { ConsultationDraft, Diagnosis, SavedDraft } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { HttpError } from '../../../../platform/errors/httpError'
import { invalidField } from '../../../../platform/errors/invalidField'
import { diagnosisOf } from './diagnoses'
import { requireOwnVisit, type OwnVisit, type VisitCall } from './ownVisit'

/** What is stored of a draft. The private notes are stored apart, so that they never become part of the records. */
export type DraftContent = Omit<ConsultationDraft, 'version' | 'privateNotes'>

/** A stored draft. */
export interface StoredDraft {
  version: number
  content: DraftContent
  savedAt: Date | null
}

const empty: DraftContent = {
  reason: '',
  findings: '',
  assessment: '',
  plan: '',
  diagnoses: [],
  prescriptions: [],
  summary: '',
  followUpId: null,
}

/** The draft of an appointment; an empty one of version 0 if nothing is saved. */
export async function readDraft(db: Tx, tenant: string, appointmentId: number): Promise<StoredDraft> {
  const [row] = await db.query<StoredDraft>(
    `select version, content, saved_at as "savedAt" from consultation_draft where tenant = $1 and appointment_id = $2`,
    [tenant, appointmentId],
  )
  return row
    ? { ...row, content: { ...empty, ...row.content } }
    : { version: 0, content: empty, savedAt: null }
}

/** What only the doctor of an appointment reads. */
export async function readPrivateNotes(db: Tx, tenant: string, appointmentId: number): Promise<string> {
  const [row] = await db.query<{ notes: string | null }>(
    'select doctor_notes as notes from video_consultation where tenant = $1 and appointment_id = $2',
    [tenant, appointmentId],
  )
  return row?.notes ?? ''
}

/**
 * Saves the draft of a consultation. Throws 404 like `requireOwnVisit`, 409 CONSULTATION_FINISHED, 409 DRAFT_CHANGED when
 * another device has saved since, and FORMAT_NOT_VALID for a diagnosis that is not in the catalogue or an appointment that is
 * not with this doctor and patient.
 */
export function saveDraft(call: VisitCall, id: number, draft: ConsultationDraft): Promise<SavedDraft> {
  return call.db.tx(async (tx) => {
    const inside = { ...call, db: tx }
    const visit = await requireOwnVisit(inside, id, true)
    await requireUnfinished(tx, call.tenant.id, id)
    const { version, privateNotes, ...content } = draft
    await checkFollowUp(inside, visit, content.followUpId)
    const diagnoses = content.diagnoses.map(({ code }) => requireDiagnosis(code, call.language))
    const saved = await writeDraft(inside, id, version, { ...content, diagnoses })
    await tx.query(
      `insert into video_consultation (tenant, appointment_id, doctor_notes) values ($1, $2, $3)
       on conflict (tenant, appointment_id) do update set doctor_notes = $3`,
      [call.tenant.id, id, privateNotes],
    )
    return { version: saved, savedAt: call.now.toISOString() }
  })
}

/** Stores the content if the stored version is the one that was changed. Returns the new version. Throws 409 DRAFT_CHANGED. */
export async function writeDraft(
  { db, tenant, now }: Pick<VisitCall, 'db' | 'tenant' | 'now'>,
  appointmentId: number,
  version: number,
  content: DraftContent,
): Promise<number> {
  const [saved] = await db.query<{ version: number }>(
    `insert into consultation_draft as c (tenant, appointment_id, version, content, saved_at)
     values ($1, $2, $3::int + 1, $4, $5)
     on conflict (tenant, appointment_id) do update set content = $4, version = c.version + 1, saved_at = $5
       where c.version = $3::int returning version`,
    [tenant.id, appointmentId, version, JSON.stringify(content), now.toISOString()],
  )
  if (!saved) throw new HttpError(409, 'DRAFT_CHANGED')
  return saved.version
}

/** Whether the consultation of an appointment is finished. */
export async function isFinished(db: Tx, tenant: string, appointmentId: number): Promise<boolean> {
  const rows = await db.query(
    'select from consultation where tenant = $1 and appointment_id = $2 and finished_at is not null',
    [tenant, appointmentId],
  )
  return rows.length > 0
}

async function requireUnfinished(db: Tx, tenant: string, id: number): Promise<void> {
  if (await isFinished(db, tenant, id)) throw new HttpError(409, 'CONSULTATION_FINISHED')
}

function requireDiagnosis(code: string, language: string): Diagnosis {
  const found = diagnosisOf(code, language)
  if (!found) throw invalidField('diagnoses')
  return found
}

async function checkFollowUp(
  { db, tenant }: VisitCall,
  { id, patientId, doctorId }: OwnVisit,
  followUpId: number | null | undefined,
): Promise<void> {
  if (followUpId == null) return
  const found = await db.query(
    'select from appointment where tenant = $1 and id = $2 and doctor_id = $3 and patient_id = $4 and id <> $5',
    [tenant.id, followUpId, doctorId, patientId, id],
  )
  if (found.length === 0) throw invalidField('followUpId')
}
