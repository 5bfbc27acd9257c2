import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { requireOwnDoctor } from '../catalogue/ownDoctor'
import { addToConsultation } from '../records/consultations/written/additions'
import { isFinished, readDraft, writeDraft } from '../records/consultations/written/draft'
import { finishConsultation } from '../records/consultations/written/finish'
import type { VisitCall } from '../records/consultations/written/ownVisit'
import { noteTakenPlace } from '../records/consultations/written/takenPlace'
import { accountsOf, findOwnCall, languageOf, type CallContext } from './callContext'
import { endVisitCall } from './changeCall'

/** The doctor of a call, as the one who writes about the visit. */
const writerOf = (context: CallContext): VisitCall => ({
  db: context.db,
  tenant: context.tenant,
  person: { actor: context.actor, subject: context.actor },
  language: languageOf(context),
  now: context.now,
})

/**
 * Finishes the consultation of an appointment and ends its visit: a call in progress ends, and the patient's side learns it.
 * Repeated, it changes nothing. Throws like `finishConsultation`.
 */
export async function finishVisit(
  context: CallContext,
  appointmentId: number,
  version: number,
): Promise<void> {
  const isNew = await context.db.tx(async (tx) => {
    const isChanged = await finishConsultation({ ...writerOf(context), db: tx }, appointmentId, version)
    if (isChanged) await noteEnd(context, appointmentId, tx)
    return isChanged
  })
  if (!isNew) return
  await endCall(context, appointmentId)
  await notifyPatientSide(context, appointmentId)
}

/** Ends the call of an appointment that rings or is in progress. */
async function endCall(context: CallContext, appointmentId: number): Promise<void> {
  const [active] = await context.db.query<{ id: number }>(
    `select id from video_call where tenant = $1 and appointment_id = $2 and status in ('calling', 'inProgress')`,
    [context.tenant.id, appointmentId],
  )
  if (active) await endVisitCall(context, active.id)
}

/** Tells the patient's side that something about a visit has changed. */
async function notifyPatientSide(context: CallContext, appointmentId: number): Promise<void> {
  const { db, hub, tenant } = context
  const [visit] = await db.query<{ patientId: string }>(
    'select patient_id as "patientId" from appointment where tenant = $1 and id = $2',
    [tenant.id, appointmentId],
  )
  if (!visit) return
  const side = { patientId: visit.patientId, doctorPersonId: null, appointmentId }
  for (const account of await accountsOf(context, side, 'patient'))
    hub.sendToUser(tenant.id, account, 'consultationChanged', { appointmentId })
}

/** Adds to a finished consultation, and tells the patient's side. Throws like `addToConsultation`. */
export async function addToVisit(context: CallContext, appointmentId: number, text: string): Promise<void> {
  await addToConsultation(writerOf(context), appointmentId, text)
  await notifyPatientSide(context, appointmentId)
}

/**
 * Ends the visit of a call, and the call. A summary that is written is sent; without one the consultation is still to
 * be finished. Throws 403 unless the user is its doctor.
 */
export async function endConsultation(context: CallContext, id: number): Promise<void> {
  const appointmentId = await requireDoctorsCall(context, id)
  if (appointmentId !== null)
    await context.db.tx(async (tx) => {
      await noteEnd(context, appointmentId, tx)
      await noteTakenPlace(tx, context.tenant.id, appointmentId)
      await sendWrittenSummary(context, appointmentId, tx)
    })
  await endVisitCall(context, id)
}

/**
 * Writes what the patient reads about the visit of a call. They get it when the visit ends; after the end they get it now, and
 * what follows a finished consultation is added to it. Throws 409 for a call without an appointment.
 */
export async function writeSummary(context: CallContext, id: number, summary: string): Promise<void> {
  const appointmentId = await requireDoctorsCall(context, id)
  if (appointmentId === null) throw new HttpError(409, 'NO_APPOINTMENT')
  const { db, tenant, now } = context
  if (await isFinished(db, tenant.id, appointmentId)) return addToVisit(context, appointmentId, summary)
  await db.tx(async (tx) => {
    const { version, content } = await readDraft(tx, tenant.id, appointmentId)
    await writeDraft({ db: tx, tenant, now }, appointmentId, version, { ...content, summary })
    const [ended] = await tx.query(
      'select from video_consultation where tenant = $1 and appointment_id = $2 and ended_at is not null',
      [tenant.id, appointmentId],
    )
    if (ended) await sendWrittenSummary(context, appointmentId, tx)
  })
  await notifyPatientSide(context, appointmentId)
}

async function requireDoctorsCall(context: CallContext, id: number): Promise<number | null> {
  await requireOwnDoctor(context.db, context.tenant.id, { subject: context.actor })
  const { call, side } = await findOwnCall(context, id)
  if (side !== 'doctor') throw new HttpError(403, 'FORBIDDEN')
  return call.appointmentId
}

async function sendWrittenSummary(context: CallContext, id: number, tx: Tx): Promise<void> {
  const { content } = await readDraft(tx, context.tenant.id, id)
  if (content.summary.trim() !== '') await finishConsultation({ ...writerOf(context), db: tx }, id)
}

const noteEnd = ({ tenant, now }: CallContext, appointmentId: number, tx: Tx) =>
  tx.query(
    `insert into video_consultation (tenant, appointment_id, ended_at) values ($1, $2, $3)
     on conflict (tenant, appointment_id) do update set ended_at = coalesce(video_consultation.ended_at, $3)`,
    [tenant.id, appointmentId, now.toISOString()],
  )
