import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { lockCalendars } from '../availability/calendars/lockCalendars'
import type { AppointmentRecord } from '../letters/queue/payload'
import { takeFreedTime } from './freedTimes'
import { isWaitedFor, offerFreedTime, type DoctorTime } from './offerFreedTime'

/** Who books, and when. */
interface Booker {
  tenant: TenantOnServer
  now: Date
  /** The doctor who books for a patient: they decide themselves who gets their time. */
  actingDoctorId?: number
}

/**
 * Lets a booking take the freed time that is held for its patient, and no time that somebody else waits for. Call it once the holds
 * that block it are released. Takes the error for the second case. Returns the wish whose time it takes.
 */
export async function yieldToWaitingList(
  tx: Tx,
  { tenant, now, actingDoctorId }: Booker,
  wanted: DoctorTime & { patientId: string },
  refuse: () => Error,
): Promise<number | undefined> {
  const wishId = await takeFreedTime(tx, tenant.id, wanted, now)
  const isFirst = wishId !== undefined || actingDoctorId !== undefined
  if (!isFirst && (await isWaitedFor(tx, tenant, wanted, now))) throw refuse()
  return wishId
}

/** The time of an appointment in its doctor's calendar. */
export const timeOf = ({ facts, people }: AppointmentRecord): DoctorTime => ({
  doctorId: people.doctorId,
  start: Date.parse(facts.startsAt),
  end: Date.parse(facts.endsAt),
})

/**
 * Reads the time of a patient's appointment and locks the calendars that it is in, before anything else is locked. Undefined: there is no
 * such appointment.
 */
export async function lockTime(
  tx: Tx,
  tenant: string,
  patientId: string,
  bookId: number,
): Promise<DoctorTime | undefined> {
  const [row] = await tx.query<{ doctorId: number; start: Date; end: Date }>(
    `select doctor_id as "doctorId", starts_at as start, ends_at as end from appointment
     where tenant = $1 and patient_id = $2 and id = $3`,
    [tenant, patientId, bookId],
  )
  if (!row) return undefined
  await lockCalendars(tx, tenant, { doctorId: row.doctorId, patientId })
  return { doctorId: row.doctorId, start: row.start.getTime(), end: row.end.getTime() }
}

/** Offers the time that `lockTime` has read to the waiting list. */
export async function offerIfFreed(
  tx: Tx,
  tenant: TenantOnServer,
  freed: DoctorTime | undefined,
  now: Date,
): Promise<void> {
  if (freed) await offerFreedTime(tx, tenant, freed, now)
}
