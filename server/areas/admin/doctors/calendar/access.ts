import type { Tx } from '../../../../db/engine'
import { HttpError } from '../../../../http/errors/httpError'
import type { PersonContext } from '../../../../http/request/personContext'
import { orNotFound } from '../../../orNotFound'

/** Administers all calendars of the tenant (ROLE-028). */
const ADMINISTERS = 'DoctorsAdministrator'

/** Whose calendar it is, and the zone that its times are in. */
export interface CalendarOwner {
  doctorId: number
  zone: string
}

/** A calendar that this person may see and change (CAL-010): one's own, or any for who administers doctors; else 403. */
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
  if (!roles.includes(ADMINISTERS) && doctor?.personId !== actor) throw new HttpError(403, 'ROLE')
  return { doctorId, zone: orNotFound(doctor).zone }
}
