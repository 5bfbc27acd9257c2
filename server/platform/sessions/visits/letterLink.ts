import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../db/database'
import { createToken, hashToken } from '../../secrets/token'

/** What a letter offers to do with its appointment. */
export type LetterAction = 'join' | 'move' | 'cancel'

/** What the link of a letter opens. */
export interface LetterLink {
  appointmentId: number
  patientId: string
  /** Who received the letter. */
  readerId: string
  /** Why it does nothing any more; null: it works. */
  end: 'cancelled' | 'moved' | 'over' | null
}

/** The address of a link. Behind the hash no server sees the token. `portal`: the tenant's address, with its slash. */
export const letterLinkUrl = (portal: string, token: string, action: LetterAction): string =>
  `${portal}#/public/appointment/${action}?token=${token}`

/**
 * Makes the link of a letter and returns its token, of which only the hash is stored. Undefined for an appointment that is not
 * booked or is over. Each letter has a link of its own, so a letter that is lost takes nothing from the others.
 */
export async function createLetterLink(
  tx: Tx,
  { tenant, appointmentId, readerId }: { tenant: string; appointmentId: number; readerId: string },
  now: Date,
): Promise<string | undefined> {
  const token = createToken()
  const made = await tx.query(
    `insert into letter_link (tenant, token_hash, appointment_id, person_id, starts_at, doctor_id)
     select tenant, $2, id, $4, starts_at, doctor_id from appointment
     where tenant = $1 and id = $3 and status = ${AppointmentStatus.booked} and ends_at > $5::timestamptz
     returning token_hash`,
    [tenant, hashToken(token), appointmentId, readerId, now.toISOString()],
  )
  return made.length > 0 ? token : undefined
}

/** Finds the link of a token; undefined for an unknown one, and where the reader or the patient has no active account any more. */
export async function findLetterLink(
  db: Tx,
  tenant: string,
  token: string,
  now: Date,
): Promise<LetterLink | undefined> {
  const [link] = await db.query<LetterLink>(
    `select a.id as "appointmentId", a.patient_id as "patientId", l.person_id as "readerId",
       case when a.status <> ${AppointmentStatus.booked} then 'cancelled'
         when a.ends_at <= $3::timestamptz then 'over'
         when a.starts_at <> l.starts_at or a.doctor_id <> l.doctor_id then 'moved' end as "end"
     from letter_link l
     join appointment a on a.tenant = l.tenant and a.id = l.appointment_id
     join person r on r.tenant = l.tenant and r.id = l.person_id and r.active is not false
     join person p on p.tenant = a.tenant and p.id = a.patient_id and p.active is not false
     where l.tenant = $1 and l.token_hash = $2`,
    [tenant, hashToken(token), now.toISOString()],
  )
  return link
}
