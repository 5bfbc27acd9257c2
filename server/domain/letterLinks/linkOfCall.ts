import type { MayActFor } from '../../platform/ports'
import type { OperationCall } from '../../platform/http/api/operation'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { findLetterLink, type LetterLink } from '../../platform/sessions/visits/letterLink'
import { lockAppointment } from '../appointments/appointmentQueries'
import { lockTime } from '../waitingList/duringBooking'

/** A call with the link of a letter. */
export type LinkCall = Pick<
  OperationCall<'POST api/letter-links/read'>,
  'db' | 'tenant' | 'body' | 'now' | 'language' | 'origin' | 'afterCommit'
>

interface Rights {
  mayActFor: MayActFor
}

const endings = {
  cancelled: 'APPOINTMENT_CANCELLED',
  moved: 'APPOINTMENT_MOVED',
  over: 'APPOINTMENT_OVER',
} as const

/**
 * The link of a call that still works. Throws 400 INVALID_TOKEN for an unknown one, and once its reader may not act for the patient
 * any more; 409 APPOINTMENT_CANCELLED, APPOINTMENT_MOVED or APPOINTMENT_OVER for one that has done its work.
 */
export async function requireLink({ mayActFor }: Rights, call: LinkCall): Promise<LetterLink> {
  const { db, tenant, body, now } = call
  const link = await findLetterLink(db, tenant.id, body.token, now)
  if (!link || !(await isReaderAllowed(mayActFor, call, link))) throw new HttpError(400, 'INVALID_TOKEN')
  if (link.end) throw new HttpError(409, endings[link.end])
  return link
}

async function isReaderAllowed(
  mayActFor: MayActFor,
  { db, tenant, now }: LinkCall,
  { readerId, patientId }: LetterLink,
): Promise<boolean> {
  if (readerId === patientId) return true
  return mayActFor(db, { tenantId: tenant.id, actor: readerId, roles: [], subject: patientId, now })
}

/**
 * Like `requireLink`, and keeps the appointment as it is until the transaction ends: a link that was pressed twice, or while the
 * patient moves the appointment in the portal, changes nothing that its letter does not speak of.
 */
export async function lockLink(rights: Rights, call: LinkCall & { db: Tx }): Promise<LetterLink> {
  const { appointmentId, patientId } = await requireLink(rights, call)
  await lockTime(call.db, call.tenant.id, patientId, appointmentId)
  await lockAppointment(call.db, call.tenant.id, { patientId }, appointmentId)
  return requireLink(rights, call)
}
