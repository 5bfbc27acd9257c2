import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../db/database'
import { createToken, hashToken } from '../../secrets/token'
import { isCurrentLink, linkTables } from './visitSession'

/** A link of a visit as it is found by its token. */
export interface VisitLink {
  id: number
  appointmentId: number
  patientId: string
  startsAt: Date
  /** The hash of the device that has opened it; null before. */
  deviceHash: string | null
}

/** The address of a link. Behind the hash no server sees the token. `portal`: the tenant's address, with its slash. */
export const visitLinkUrl = (portal: string, token: string): string => `${portal}#/visit?token=${token}`

/**
 * Makes a link of a visit and returns its token, of which only the hash is stored. Undefined for a visit that was cancelled
 * or is over. Links that were made before work until a newer one is opened, because messages arrive in any order.
 */
export async function createVisitLink(
  tx: Tx,
  tenant: string,
  appointmentId: number,
  now: Date,
): Promise<string | undefined> {
  const token = createToken()
  const made = await tx.query(
    `insert into visit_link (tenant, token_hash, appointment_id, starts_at, doctor_id, made_at)
     select tenant, $2, id, starts_at, doctor_id, $4 from appointment
     where tenant = $1 and id = $3 and status = ${AppointmentStatus.booked}
       and ends_at > $4::timestamptz - interval '1 hour' returning id`,
    [tenant, hashToken(token), appointmentId, now.toISOString()],
  )
  return made.length > 0 ? token : undefined
}

/** Finds a link whose visit is not over, cancelled or moved; undefined for any other. */
export async function findVisitLink(
  db: Tx,
  tenant: string,
  token: string,
  now: Date,
): Promise<VisitLink | undefined> {
  const [link] = await db.query<VisitLink>(
    `select l.id, a.id as "appointmentId", a.patient_id as "patientId", a.starts_at as "startsAt",
       l.device_hash as "deviceHash"
     from ${linkTables} where l.tenant = $1 and l.token_hash = $2 and ${isCurrentLink('$3')}`,
    [tenant, hashToken(token), now.toISOString()],
  )
  return link
}

/**
 * Keeps others from opening a link of the same visit until the transaction ends. What is read afterwards, in a statement of
 * its own, is as they have left it.
 */
export async function lockVisitLink(tx: Tx, tenant: string, token: string): Promise<void> {
  await tx.query(
    `select 1 from appointment where tenant = $1 and id = (
       select appointment_id from visit_link where tenant = $1 and token_hash = $2) for update`,
    [tenant, hashToken(token)],
  )
}
