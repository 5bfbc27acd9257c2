import type { Tx } from '../../../../db/engine'
import { HttpError } from '../../../../http/errors/httpError'
import type { PersonContext } from '../../../../http/request/personContext'
import { orNotFound } from '../../../orNotFound'

/** The role that administers all calendars of the tenant (ROLE-028). */
const ADMINISTRATOR_ROLE = 'DoctorsAdministrator'

/** The doctor of a calendar, and the zone of its times. */
export interface CalendarOwner {
  doctorId: number
  zone: string
}

/** The calendar of a doctor for someone who may read and change it (CAL-010): the doctor, or a doctors administrator. Throws 403 otherwise. */
export async function requireCalendarAccess(
  db: Tx,
  tenant: string,
  { actor, roles }: PersonContext,
  doctorId: number,
): Promise<CalendarOwner> {
  const [doctor] = await db.query<{ zone: string; personId: string | null }>(
    'select timezone as zone, person_id as "personId" from doctor where tenant = $1 and id = $2',
    [tenant, doctorId],
  )
  if (!roles.includes(ADMINISTRATOR_ROLE) && doctor?.personId !== actor) throw new HttpError(403, 'ROLE')
  return { doctorId, zone: orNotFound(doctor).zone }
}
