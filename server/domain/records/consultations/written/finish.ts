import type { ConsultationDraft, Prescription } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { HttpError } from '../../../../platform/errors/httpError'
import { enqueueAccountLetter } from '../../../../platform/letters/accountLetter'
import { letterReaders } from '../../../letters/queue/letterReaders'
import { todayAt } from '../../../shared/today'
import { isFinished, readDraft, type DraftContent } from './draft'
import { lastDayOf } from './lastDay'
import { requireOwnVisit, type OwnVisit, type VisitCall } from './ownVisit'
import { noteTakenPlace } from './takenPlace'

/** How long before its start a visit can be finished: a patient may come early. */
const EARLY_MS = 3_600_000

const isBlank = ({ diagnoses, prescriptions, ...texts }: DraftContent): boolean =>
  diagnoses.length === 0 &&
  prescriptions.length === 0 &&
  Object.values(texts).every((text) => typeof text !== 'string' || text.trim() === '')

/**
 * Finishes the consultation of a visit: what is written becomes part of the patient's records and does not change any more,
 * the prescriptions are given, and the patient's side gets a letter. Returns whether it changed anything. Call it in a
 * transaction. Throws 404 like `requireOwnVisit`, 409 DRAFT_CHANGED when another device has saved since, NOTHING_WRITTEN,
 * TOO_EARLY, and 403 for prescriptions of somebody who does not prescribe.
 */
export async function finishConsultation(
  call: VisitCall,
  id: number,
  version?: ConsultationDraft['version'],
): Promise<boolean> {
  const { db, tenant, now } = call
  const visit = await requireOwnVisit(call, id, true)
  if (await isFinished(db, tenant.id, id)) return false
  const draft = await readDraft(db, tenant.id, id)
  if (version !== undefined && draft.version !== version) throw new HttpError(409, 'DRAFT_CHANGED')
  if (isBlank(draft.content)) throw new HttpError(409, 'NOTHING_WRITTEN')
  if (visit.startsAt.getTime() - EARLY_MS > now.getTime()) throw new HttpError(409, 'TOO_EARLY')
  if (draft.content.prescriptions.length > 0 && !visit.canPrescribe) throw new HttpError(403, 'FORBIDDEN')
  const consultationId = await writeConsultation(call, id, draft.content)
  for (const prescription of draft.content.prescriptions)
    await prescribe(call, visit, consultationId, prescription)
  await db.query('delete from consultation_draft where tenant = $1 and appointment_id = $2', [tenant.id, id])
  await writeLetters(call, visit, 'consultationReady', consultationId)
  return true
}

const orNull = (text: string) => text.trim() || null

async function writeConsultation(
  { db, tenant, now }: VisitCall,
  appointmentId: number,
  content: DraftContent,
): Promise<number> {
  const id = await noteTakenPlace(db, tenant.id, appointmentId)
  const { reason, findings, assessment, plan, summary, diagnoses, followUpId = null } = content
  await db.query(
    `update consultation set reason = $3, findings = $4, assessment = $5, plan = $6, summary = $7, diagnoses = $8,
       follow_up_id = $9, finished_at = $10 where tenant = $1 and id = $2`,
    [
      tenant.id,
      id,
      ...[reason, findings, assessment, plan, summary].map(orNull),
      JSON.stringify(diagnoses),
      followUpId,
      now.toISOString(),
    ],
  )
  return id
}

/** Gives a prescription: the patient finds it among theirs, and the medicine among those that they take. */
async function prescribe(
  { db, tenant, now, person }: VisitCall,
  { patientId, doctorName }: OwnVisit,
  consultationId: number,
  prescription: Prescription,
): Promise<void> {
  const today = todayAt(tenant, now)
  const name = prescription.name.trim()
  await db.query(
    `insert into receipt (tenant, patient_id, prescription_type, posology, posology_time, prescribed_on, expires_on, doctor_name,
       consultation_id, prescription) values ($1, $2, $3, $4, $5, $6::date, $7::date, $8, $9, $10)`,
    [
      tenant.id,
      patientId,
      name,
      prescription.posology ?? null,
      prescription.posologyType ?? null,
      today,
      lastDayOf(today, prescription),
      doctorName,
      consultationId,
      JSON.stringify({ ...prescription, name }),
    ],
  )
  await addMedicine(
    db,
    { tenant: tenant.id, patientId, doctorName, by: person.actor, now, today },
    prescription,
  )
}

async function addMedicine(
  tx: Tx,
  about: { tenant: string; patientId: string; doctorName: string; by: string; now: Date; today: string },
  prescription: Prescription,
): Promise<void> {
  const { tenant, patientId, doctorName, by, now, today } = about
  const { name, notes, administrationRoute, dose, doseUnit, posology, posologyType } = prescription
  const { duration, durationType } = prescription
  const values = [administrationRoute, dose, doseUnit, posology, posologyType, duration, durationType]
  await tx.query(
    `insert into medical_record (tenant, patient_id, kind, name, notes, administration_route, dose, dose_unit, posology,
       posology_type, duration, duration_type, created_at, updated_at, updated_by, prescribed_by, prescribed_on)
     values ($1, $2, 'medicine', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15::date)`,
    [
      tenant,
      patientId,
      name.trim(),
      notes?.trim() || null,
      ...values.map((value) => value ?? null),
      now.toISOString(),
      by,
      doctorName,
      today,
    ],
  )
}

/** Writes the letters to the patient's side about a consultation. They say nothing about health. */
export async function writeLetters(
  { db, tenant, now }: Pick<VisitCall, 'db' | 'tenant' | 'now'>,
  { patientId, doctorName: doctor }: Pick<OwnVisit, 'patientId' | 'doctorName'>,
  kind: 'consultationReady' | 'consultationAdded',
  consultation: number,
): Promise<void> {
  for (const personId of await letterReaders(db, tenant.id, patientId))
    await enqueueAccountLetter(db, tenant.id, { kind, personId, doctor, consultation, now })
}
