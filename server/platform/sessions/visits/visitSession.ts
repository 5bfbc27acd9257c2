import { AppointmentStatus, AppointmentType } from '../../../../schemas/generated/constants'
import type { Tx } from '../../db/database'
import { InvalidToken } from '../../errors/invalidToken'
import { createToken, hashToken } from '../../secrets/token'
import type { VisitRight } from './visitRight'

/** Marks the token of a session, which no access token begins with. */
const PREFIX = 'visit_'

/** The hour after the end of a visit in which its summary can still be read. */
const AFTER = `interval '1 hour'`
/** Seconds without a sign of life after which the doctor of a call counts as gone. */
const GONE_SECONDS = 45

/** Whether a bearer token is that of a visit. */
export const isVisitToken = (token: string): boolean => token.startsWith(PREFIX)

export const createVisitToken = (): string => `${PREFIX}${createToken()}`

/**
 * The condition for a link `l` whose visit `a` (with service `s`) is as it was when the link was made, and not over. `now`:
 * the placeholder of the instant. A call that its doctor is still in does not end.
 */
export const isCurrentLink = (now: string): string => `
  a.status = ${AppointmentStatus.booked} and s.type = ${AppointmentType.online}
  and a.starts_at = l.starts_at and a.doctor_id = l.doctor_id
  and (${now}::timestamptz <= ${visitEnd} + ${AFTER} or exists (
    select from video_call v where v.tenant = a.tenant and v.appointment_id = a.id and v.status = 'inProgress'
      and v.doctor_seen_at > ${now}::timestamptz - interval '${GONE_SECONDS} seconds'))`

/** A consultation that ends later than planned ends the visit. */
const visitEnd = `greatest(a.ends_at, (select c.ended_at from video_consultation c
  where c.tenant = a.tenant and c.appointment_id = a.id))`

/** The tables of a link: `l`, its appointment `a` and the service `s`. */
export const linkTables = `visit_link l
  join appointment a on a.tenant = l.tenant and a.id = l.appointment_id
  join service s on s.tenant = a.tenant and s.id = a.service_id`

/**
 * Verifies the token of a session that the link of a visit has opened. Throws `InvalidToken` when another device or a newer
 * link has taken its place, and when the visit is over, cancelled or moved.
 */
export async function verifyVisit(db: Tx, tenant: string, token: string, now: Date): Promise<VisitRight> {
  const [right] = await db.query<VisitRight>(
    `select a.id as "appointmentId", a.patient_id as "patientId" from ${linkTables}
     where l.tenant = $1 and l.session_hash = $2 and ${isCurrentLink('$3')}`,
    [tenant, hashToken(token), now.toISOString()],
  )
  if (!right) throw new InvalidToken('The session of the visit has ended')
  return right
}

/** Ends the session of a visit on the device that has it. The link itself can be opened there again. */
export async function endVisit(db: Tx, tenant: string, { appointmentId }: VisitRight): Promise<void> {
  await db.query('update visit_link set session_hash = null where tenant = $1 and appointment_id = $2', [
    tenant,
    appointmentId,
  ])
}

/** Ends the open sessions of a patient's visits, with the links that opened them. Links that nobody has opened yet stay. */
export async function endVisitsOf(db: Tx, tenant: string, patient: string): Promise<void> {
  await db.query(
    `delete from visit_link l using appointment a where l.tenant = $1 and l.session_hash is not null
       and a.tenant = l.tenant and a.id = l.appointment_id and a.patient_id = $2`,
    [tenant, patient],
  )
}
