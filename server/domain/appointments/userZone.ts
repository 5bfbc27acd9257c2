import { isZone } from '../../../schemas/time/isZone'
import { isOffset, offsetZone, zoneOffset } from '../../../schemas/time/wallClock'
import type { Tx } from '../../platform/db/database'

/** The zone that a patient booked in, and its minutes east of UTC at the start. Null: not known. */
export interface UserClock {
  userZone: string | null
  userOffset: number | null
}

/**
 * SQL of the zone that a patient is told the time of appointment `a` in: the one booked in, otherwise the one that they used
 * last. Null: neither is known.
 */
export const userZoneSql = `coalesce(a.user_zone, (select ls.zone from letter_settings ls
  where ls.tenant = a.tenant and ls.person_id = a.patient_id))`

/** The start of an appointment, in milliseconds, and the clock on which its person saw it. */
interface SeenStart {
  start: number
  userZone: string | null
  userOffset: number | null
}

/** Who books or moves an appointment, and for whom. */
interface Booker {
  db: Tx
  tenant: { id: string }
  patientId: string
  actorId: string
  isFree?: true
}

/**
 * The clock to store with an appointment. It is the one of the patient, or of the family administrator, who books or moves it.
 * The clock of a doctor or of an administrator is not the patient's: then the zone stays that the appointment has, or is the
 * one that the patient, or the family of somebody without an account, used last.
 */
export async function userClock(
  booker: Booker,
  input: SeenStart,
  current: string | null = null,
): Promise<UserClock> {
  const own = (await isPatientSide(booker)) ? bookedZone(input) : null
  const userZone = own ?? current ?? (await lastZone(booker))
  return { userZone, userOffset: userZone === null ? null : zoneOffset(input.start, userZone) }
}

/**
 * The zone of a request, as the person saw it: an unknown zone, or one whose clock is another here than in the browser at that
 * instant, is stored as the offset that the browser told.
 */
export function bookedZone({ start, userZone, userOffset }: SeenStart): string | null {
  const known = userZone !== null && !isOffset(userZone) && isZone(userZone) ? userZone : null
  if (userOffset === null) return known
  return known !== null && zoneOffset(start, known) === userOffset ? known : offsetZone(userOffset)
}

async function isPatientSide({ db, tenant, patientId, actorId, isFree }: Booker): Promise<boolean> {
  if (isFree) return false
  if (actorId === patientId) return true
  const links = await db.query(
    'select from family_link where tenant = $1 and member_id = $2 and admin_id = $3 limit 1',
    [tenant.id, patientId, actorId],
  )
  return links.length > 0
}

async function lastZone({ db, tenant, patientId }: Booker): Promise<string | null> {
  const [row] = await db.query<{ zone: string }>(
    `select s.zone from letter_settings s
     left join family_link f on f.tenant = s.tenant and f.admin_id = s.person_id and f.member_id = $2 and f.dependent
     where s.tenant = $1 and s.zone is not null and (s.person_id = $2 or f.member_id is not null)
     order by s.person_id = $2 desc, s.person_id limit 1`,
    [tenant.id, patientId],
  )
  return row?.zone ?? null
}
