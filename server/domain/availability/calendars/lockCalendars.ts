import type { Tx } from '../../../platform/db/database'

/** The doctor and the patient whose calendars change. */
export interface CalendarOwners {
  doctorId: number
  patientId: string
}

/**
 * Locks the calendars of a doctor and a patient, in this order, until the transaction ends. Call it before locking
 * payments and appointments. The exclusion constraints already prevent double bookings; the fixed order prevents
 * deadlocks between two bookings that write at once.
 */
export async function lockCalendars(
  tx: Tx,
  tenant: string,
  { doctorId, patientId }: CalendarOwners,
): Promise<void> {
  await tx.query('select 1 from doctor where tenant = $1 and id = $2 for no key update', [tenant, doctorId])
  await tx.query('select 1 from person where tenant = $1 and id = $2 for no key update', [tenant, patientId])
}
