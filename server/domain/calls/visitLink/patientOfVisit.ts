import { HttpError } from '../../../platform/errors/httpError'
import type { PersonContext } from '../../../platform/http/request/personContext'

/**
 * The patient for whom a session reads an appointment: the person of the account, or the patient of the visit. Throws 404 for
 * the session of another visit.
 */
export function patientOfVisit({ subject, visit }: PersonContext, appointmentId: number): string {
  if (!visit) return subject
  if (visit.appointmentId !== appointmentId) throw new HttpError(404, 'NOT_FOUND')
  return visit.patientId
}
