import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { offerFreedTime, type DoctorTime } from './offerFreedTime'

/** How the hold of a freed time ended. */
export type FreedTimeOutcome = 'taken' | 'declined' | 'expired' | 'withdrawn'

const iso = (instant: number): string => new Date(instant).toISOString()

/** Ends the hold of a freed time. Returns the time that is free now; undefined: it had ended before. */
async function endFreedTime(
  tx: Tx,
  tenant: string,
  bookId: number,
  outcome: FreedTimeOutcome,
  now: Date,
): Promise<DoctorTime | undefined> {
  const [row] = await tx.query<{ doctorId: number; start: Date; end: Date }>(
    `with ended as (
       update freed_time set outcome = $3, outcome_at = $4
       where tenant = $1 and appointment_id = $2 and outcome is null returning tenant, appointment_id as id)
     update appointment a set status = ${AppointmentStatus.released} from ended
     where a.tenant = ended.tenant and a.id = ended.id
     returning a.doctor_id as "doctorId", a.starts_at as start, a.ends_at as end`,
    [tenant, bookId, outcome, now.toISOString()],
  )
  return row && { doctorId: row.doctorId, start: row.start.getTime(), end: row.end.getTime() }
}

/** Ends the hold of a freed time, and offers it to the next person of the list. */
export async function passOn(
  tx: Tx,
  tenant: TenantOnServer,
  bookId: number,
  outcome: Exclude<FreedTimeOutcome, 'taken'>,
  now: Date,
): Promise<void> {
  const freed = await endFreedTime(tx, tenant.id, bookId, outcome, now)
  if (freed) await offerFreedTime(tx, tenant, freed, now)
}

/**
 * Releases the freed times that block a booking: the patient's own, which this booking takes, and those whose time to answer has passed.
 * Call it while the doctor's calendar is locked. Returns the wish that the time was held for, if it was the patient's own.
 */
export async function takeFreedTime(
  tx: Tx,
  tenant: string,
  { doctorId, patientId, start, end }: DoctorTime & { patientId: string },
  now: Date,
): Promise<number | undefined> {
  const rows = await tx.query<{ id: number; wishId: number; isOwn: boolean }>(
    `select a.id, f.wish_id as "wishId", a.patient_id = $3 and f.answer_by > $6::timestamptz as "isOwn"
     from appointment a join freed_time f on f.tenant = a.tenant and f.appointment_id = a.id
     where a.tenant = $1 and a.doctor_id = $2 and a.status = ${AppointmentStatus.offered}
       and a.period && tstzrange($4::timestamptz, $5::timestamptz, '[)')
       and (a.patient_id = $3 or f.answer_by <= $6::timestamptz) for update of a, f`,
    [tenant, doctorId, patientId, iso(start), iso(end), now.toISOString()],
  )
  for (const { id, isOwn } of rows) await endFreedTime(tx, tenant, id, isOwn ? 'taken' : 'expired', now)
  return rows.find(({ isOwn }) => isOwn)?.wishId
}
