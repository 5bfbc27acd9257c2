import type { Tx } from '../../db/engine'

/** Whose time changes. */
export interface CalendarOwners {
  doctorId: number
  patientId: string
}

/**
 * Whatever changes the time of a doctor or a patient goes one after the other, always locked in this order, before
 * payments and appointments. The constraints alone would be as safe, but two that write at once may wait for each
 * other until the database ends one.
 */
export async function lockCalendars(
  tx: Tx,
  tenant: string,
  { doctorId, patientId }: CalendarOwners,
): Promise<void> {
  await tx.query('select 1 from doctor where tenant = $1 and id = $2 for no key update', [tenant, doctorId])
  await tx.query('select 1 from person where tenant = $1 and id = $2 for no key update', [tenant, patientId])
}
