import type { OperationCall } from '../../../platform/http/api/operation'
import type { VisitRight } from '../../../platform/sessions/visits/visitRight'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { requireProfessional } from '../../records/patients/patients'
import { isVideo } from '../consultation'

type Call = Pick<OperationCall<'POST api/auth/magic-link'>, 'db' | 'tenant' | 'person' | 'now'>

/**
 * A video visit of the doctor who calls. Throws 403 for anyone else, and 404 for the visit of another doctor, one in person
 * or one that is over.
 */
export async function requireOwnVisit(call: Call, appointmentId: number): Promise<VisitRight> {
  const doctorId = await requireProfessional(call)
  const [visit] = await call.db.query<VisitRight>(
    `select a.id as "appointmentId", a.patient_id as "patientId"
     from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
     where a.tenant = $1 and a.id = $2 and a.doctor_id = $3 and a.ends_at > $4 and ${isVideo}`,
    [call.tenant.id, appointmentId, doctorId, call.now.toISOString()],
  )
  return orNotFound(visit)
}
