import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { treatmentSettingsOf } from '../../../platform/tenants/settings/treatmentSettings'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { enqueueLetters, type Actor } from '../../letters/queue/enqueue'
import type { LetterKind } from '../../letters/queue/payload'

const HOUR_MS = 3_600_000

/** Visits that a doctor may propose to one person within 30 days. */
const MAX_PROPOSED = 3

/** How a proposal ended. */
export type ProposalOutcome = 'accepted' | 'declined' | 'expired' | 'withdrawn'

/** A proposal, and who and when. */
interface ProposedVisit {
  tenant: string
  bookId: number
  now: Date
}

/** Until when the patient's side can answer: some hours, at most until the visit starts. Takes the start in milliseconds. */
export const answerByOf = (tenant: Pick<TenantOnServer, 'backend'>, start: number, now: Date): Date =>
  new Date(Math.min(start, now.getTime() + treatmentSettingsOf(tenant).answerHours * HOUR_MS))

/**
 * Refuses more proposals of a doctor than a person can be expected to read. Call it while the calendars are locked.
 * Throws TOO_MANY_PROPOSED.
 */
export async function checkProposals(
  tx: Tx,
  tenant: string,
  { doctorId, patientId }: { doctorId: number; patientId: string },
  now: Date,
): Promise<void> {
  const rows = await tx.query(
    `select from visit_proposal v join appointment a on a.tenant = v.tenant and a.id = v.appointment_id
     where a.tenant = $1 and a.patient_id = $2 and a.doctor_id = $3 and v.replaces is null and v.outcome is distinct from 'accepted'
       and v.proposed_at > $4::timestamptz - interval '30 days' limit ${MAX_PROPOSED}`,
    [tenant, patientId, doctorId, now.toISOString()],
  )
  if (rows.length === MAX_PROPOSED)
    throw new HttpError(409, 'TOO_MANY_PROPOSED', { details: { max: MAX_PROPOSED } })
}

/**
 * Writes that an appointment is proposed, and tells the patient's side, in the transaction that inserts it. `replaces`: the appointment
 * that moves to this time when they accept.
 */
export async function propose(
  tx: Tx,
  { tenant, bookId, now }: ProposedVisit,
  answerBy: Date,
  by: Actor,
  replaces: number | null = null,
): Promise<void> {
  await tx.query(
    `insert into visit_proposal (tenant, appointment_id, proposed_at, answer_by, replaces) values ($1, $2, $3, $4, $5)`,
    [tenant, bookId, now.toISOString(), answerBy.toISOString(), replaces],
  )
  await enqueueLetters(tx, tenant, { kind: 'proposed', bookId, now, by })
}

const letters: Record<Exclude<ProposalOutcome, 'accepted'>, LetterKind> = {
  declined: 'proposalDeclined',
  expired: 'proposalExpired',
  withdrawn: 'proposalWithdrawn',
}

/**
 * Ends an open proposal without a visit: the time is free again, and the other side gets a letter. Call it with the appointment
 * locked. Returns whether it was open.
 */
export async function endProposal(
  tx: Tx,
  { tenant, bookId, now }: ProposedVisit,
  outcome: keyof typeof letters,
  by?: Actor,
): Promise<boolean> {
  const ended = await tx.query(
    `with ended as (
       update visit_proposal set outcome = $3, outcome_at = $4, outcome_by = $5
       where tenant = $1 and appointment_id = $2 and outcome is null returning tenant, appointment_id as id)
     update appointment a set status = ${AppointmentStatus.released} from ended
     where a.tenant = ended.tenant and a.id = ended.id returning a.id`,
    [tenant, bookId, outcome, now.toISOString(), by?.actorId ?? null],
  )
  if (ended.length === 0) return false
  await enqueueLetters(tx, tenant, { kind: letters[outcome], bookId, now, ...(by && { by }) })
  return true
}

/** A time in a doctor's calendar, in milliseconds. */
interface WantedTime {
  doctorId: number
  start: number
  end: number
}

/** Ends the doctor's proposals that nobody answered in time and that block a booking, so that it need not wait for the worker. */
export async function endBlockingProposals(
  tx: Tx,
  tenant: string,
  { doctorId, start, end }: WantedTime,
  now: Date,
): Promise<void> {
  const rows = await tx.query<{ id: number }>(
    `select a.id from appointment a join visit_proposal v on v.tenant = a.tenant and v.appointment_id = a.id
     where a.tenant = $1 and a.doctor_id = $2 and a.status = ${AppointmentStatus.proposed}
       and a.period && tstzrange($3::timestamptz, $4::timestamptz, '[)') and v.answer_by <= $5::timestamptz for update of a`,
    [tenant, doctorId, new Date(start).toISOString(), new Date(end).toISOString(), now.toISOString()],
  )
  for (const { id } of rows) await endProposal(tx, { tenant, bookId: id, now }, 'expired')
}
