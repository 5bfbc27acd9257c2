import type { Tx } from '../../../../platform/db/database'
import { HttpError } from '../../../../platform/errors/httpError'
import type { PersonContext } from '../../../../platform/http/request/personContext'
import { orNotFound } from '../../../../platform/errors/orNotFound'

/** The role that administers all calendars of the tenant. */
const ADMINISTRATOR_ROLE = 'DoctorsAdministrator'

/** The doctor of a calendar, and the zone of its times. */
export interface CalendarOwner {
  doctorId: number
  zone: string
  /** Whether the person may change it. */
  canModify: boolean
  /** Whether it is the calendar of the person. */
  isOwn: boolean
}

/**
 * The calendar of a doctor for someone who may read it: the doctor, or a doctors administrator. Throws 403 otherwise.
 * Administrators may change the calendars of others; doctors may change their own with `canModifyCalendar`.
 */
export async function requireCalendarAccess(
  db: Tx,
  tenant: string,
  { actor, roles }: PersonContext,
  doctorId: number,
): Promise<CalendarOwner> {
  const [doctor] = await db.query<{ zone: string; personId: string | null; canModifyOwn: boolean }>(
    `select timezone as zone, person_id as "personId",
       coalesce((extra ->> 'canModifyCalendar')::boolean, true) as "canModifyOwn"
     from doctor where tenant = $1 and id = $2`,
    [tenant, doctorId],
  )
  const isOwn = doctor?.personId === actor
  if (!roles.includes(ADMINISTRATOR_ROLE) && !isOwn) throw new HttpError(403, 'ROLE')
  const { zone, canModifyOwn } = orNotFound(doctor)
  return { doctorId, zone, canModify: !isOwn || canModifyOwn, isOwn }
}

/** The doctor of a calendar. Throws 403 unless the person may change it. */
export async function requireCalendarChange(
  ...calendar: Parameters<typeof requireCalendarAccess>
): Promise<CalendarOwner> {
  const owner = await requireCalendarAccess(...calendar)
  if (!owner.canModify) throw new HttpError(403, 'ROLE')
  return owner
}
