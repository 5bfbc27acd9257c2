import type { OperationCall } from '../../../platform/http/api/operation'
import { createVisitLink, visitLinkUrl } from '../../../platform/sessions/visits/visitLink'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { noteReading } from '../../people/noteReading'
import { requireOwnVisit } from './ownVisit'

type LinkCall = Pick<
  OperationCall<'POST api/auth/magic-link'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'body'
>

/**
 * Makes the link of a video visit, for its doctor to hand on (decision 916). Throws 404 for the visit of another
 * doctor, one in person or one that is over.
 */
export function makeVisitLink(call: LinkCall): Promise<string> {
  const { db, tenant, now, origin } = call
  return db.tx(async (tx) => {
    const { appointmentId, patientId } = await requireOwnVisit({ ...call, db: tx }, call.body.appointmentId)
    const token = orNotFound(await createVisitLink(tx, tenant.id, appointmentId, now))
    await noteReading({ ...call, db: tx }, patientId, { action: 'linked' })
    return visitLinkUrl(`${origin}/`, token)
  })
}
