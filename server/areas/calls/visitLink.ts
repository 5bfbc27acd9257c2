import { createMagicLink } from '../../identity/identity'
import { HttpError } from '../../http/errors/httpError'
import type { OperationCall } from '../../http/api/operation'
import { orNotFound } from '../orNotFound'
import { noteReading } from '../records/patients/noteReading'
import { requireProfessional } from '../records/patients/patients'
import { isVideo } from './consultation'

type LinkCall = Pick<
  OperationCall<'POST api/auth/magic-link'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'body'
>

/**
 * Makes the link of a video visit, for its doctor: it signs the patient in once within fifteen minutes and leads to the
 * visit (WIDGET-008, decision 916). Throws 404 for the visit of another doctor, one in person or one that is over, 400
 * NOT_IN_PORTAL for a patient without an account, and 403 for a patient with a role, whose rights the link would give.
 */
export async function makeVisitLink(call: LinkCall): Promise<string> {
  const { db, tenant, now, origin } = call
  const doctorId = await requireProfessional(call)
  return db.tx(async (tx) => {
    const [visit] = await tx.query<{ patientId: string; hasAccount: boolean; hasRole: boolean }>(
      `select a.patient_id as "patientId", t.sub is not null as "hasAccount", coalesce(t.roles, '{}') <> '{}' or exists (
           select from doctor o where o.tenant = a.tenant and o.person_id = a.patient_id) as "hasRole"
       from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
       left join account t on t.tenant = a.tenant and t.sub = a.patient_id
       where a.tenant = $1 and a.id = $2 and a.doctor_id = $3 and a.ends_at > $4 and ${isVideo}`,
      [tenant.id, call.body.appointmentId, doctorId, now.toISOString()],
    )
    const { patientId, hasAccount, hasRole } = orNotFound(visit)
    if (!hasAccount) throw new HttpError(400, 'NOT_IN_PORTAL')
    if (hasRole) throw new HttpError(403, 'ROLE')
    const token = await createMagicLink(tx, tenant.id, patientId, false)
    await noteReading({ ...call, db: tx }, patientId, { action: 'linked' })
    // Behind the hash no server sees the token.
    return `${origin}/#/auth?${new URLSearchParams({ token, redirectUrl: '/videocall' })}`
  })
}
