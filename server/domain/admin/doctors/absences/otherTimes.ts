import { AppointmentStatus } from '../../../../../schemas/generated/constants'
import type { AbsenceAppointment, OtherTime } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { appointmentsOf, shown, type AbsenceReader } from './appointments'

interface ProposalRow {
  /** The appointment that it replaces. */
  id: number
  outcome: 'accepted' | 'declined' | 'expired' | 'withdrawn' | null
  answerBy: Date
  startsAt: Date
}

/**
 * The appointments of an absence that other times were to be proposed for, with what has become of each. Takes the ids of these
 * appointments, and of those that are still in the absence.
 */
export async function listOtherTimes(
  db: Tx,
  reader: AbsenceReader,
  ids: readonly number[],
  kept: ReadonlySet<number>,
): Promise<AbsenceAppointment[]> {
  const appointments = shown(await appointmentsOf(db, reader, ids))
  const proposals = await latestProposals(db, reader.tenant, ids)
  return appointments.map((one) => ({
    ...one,
    otherTime: toOtherTime(proposals.get(one.id), kept.has(one.id)),
  }))
}

/** The latest proposal of another time for each appointment. */
async function latestProposals(
  db: Tx,
  tenant: string,
  ids: readonly number[],
): Promise<Map<number, ProposalRow>> {
  const rows = await db.query<ProposalRow>(
    `select distinct on (v.replaces) v.replaces as id, v.outcome, v.answer_by as "answerBy", p.starts_at as "startsAt"
     from visit_proposal v join appointment p on p.tenant = v.tenant and p.id = v.appointment_id
     where v.tenant = $1 and v.replaces = any($2::int[]) order by v.replaces, v.appointment_id desc`,
    [tenant, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function toOtherTime(proposal: ProposalRow | undefined, isKept: boolean): OtherTime {
  const time = proposal && { startsAt: proposal.startsAt.toISOString() }
  if (proposal?.outcome === 'accepted') return { state: 'accepted', ...time }
  if (!isKept) return { state: 'changed', ...time }
  if (!proposal || proposal.outcome === 'withdrawn') return { state: 'none' }
  if (proposal.outcome !== null) return { state: proposal.outcome, ...time }
  return { state: 'waiting', ...time, answerBy: proposal.answerBy.toISOString() }
}

/** Whether another time can be proposed for an appointment, not only for a time that is held. */
export const isReplaceable = ({ status }: { status: AppointmentStatus }): boolean =>
  status === AppointmentStatus.booked
