import { AppointmentStatus } from '../../../../../schemas/generated/constants'
import type { Tx } from '../../../../platform/db/database'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import type { PersonContext } from '../../../../platform/http/request/personContext'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { isTreatedByDoctor } from '../../../appointments/appointmentQueries'
import { doctorFullNameSql } from '../../../catalogue/entitySql'
import { readableSql, treatmentTime } from '../../../people/treated'
import { requireProfessional } from '../../patients/patients'

/** Who asks about a visit, and when. */
export interface VisitCall {
  db: Tx
  tenant: TenantOnServer
  person: Pick<PersonContext, 'actor' | 'subject'>
  language: string
  now: Date
}

/** A booked appointment of the doctor who calls, with somebody whom they treat. */
export interface OwnVisit {
  id: number
  patientId: string
  doctorId: number
  doctorName: string
  startsAt: Date
  canPrescribe: boolean
  /** Whether the professional may read the records. */
  isReadable: boolean
}

/**
 * The visit of the doctor who calls. With `isLocked` other changes of it wait until the transaction ends. Throws 403 for
 * anybody who is not a professional or acts for somebody else, and 404 for an appointment of another doctor, of somebody whom
 * the doctor does not treat, or that is not booked.
 */
export async function requireOwnVisit(call: VisitCall, id: number, isLocked = false): Promise<OwnVisit> {
  const doctorId = await requireProfessional(call)
  const { now, since } = treatmentTime(call.tenant, call.now)
  const [visit] = await call.db.query<OwnVisit>(
    `select a.id, a.patient_id as "patientId", a.doctor_id as "doctorId", ${doctorFullNameSql} as "doctorName",
       a.starts_at as "startsAt", coalesce((d.extra ->> 'canPrescribe')::boolean, false) as "canPrescribe",
       (select ${readableSql} from person p where p.tenant = a.tenant and p.id = a.patient_id) as "isReadable"
     from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     where a.tenant = $1 and a.id = $2 and a.doctor_id = $3 and a.status = ${AppointmentStatus.booked}
       and ${isTreatedByDoctor({ now: '$4', since: '$5' })} ${isLocked ? 'for update of a' : ''}`,
    [call.tenant.id, id, doctorId, now, since],
  )
  return orNotFound(visit)
}
