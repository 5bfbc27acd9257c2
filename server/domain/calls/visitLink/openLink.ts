import type { VisitLinkOpening } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { hashToken } from '../../../platform/secrets/token'
import { findVisitLink, lockVisitLink } from '../../../platform/sessions/visits/visitLink'
import { createVisitToken } from '../../../platform/sessions/visits/visitSession'
import { callSettingsOf } from '../../../platform/tenants/settings/callSettings'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { joinWindow } from '../joinWindow'

/**
 * Opens a link, from the opening of the waiting room on, and returns the token of its session. The first device that opens
 * it keeps it: it can open it again, which ends its session before. The links that were made earlier, and their sessions,
 * end. Throws 400 INVALID_TOKEN, 409 TOO_EARLY with `opensAt`, and 409 OTHER_DEVICE.
 */
export async function openVisitLink(
  tx: Tx,
  tenant: TenantOnServer,
  { token, device }: VisitLinkOpening,
  now: Date,
): Promise<string> {
  await lockVisitLink(tx, tenant.id, token)
  const link = await findVisitLink(tx, tenant.id, token, now)
  if (!link) throw new HttpError(400, 'INVALID_TOKEN')
  const { opensAt } = joinWindow(link.startsAt, callSettingsOf(tenant))
  if (now < opensAt) throw new HttpError(409, 'TOO_EARLY', { details: { opensAt: opensAt.toISOString() } })
  const deviceHash = hashToken(device)
  if (link.deviceHash !== null && link.deviceHash !== deviceHash) throw new HttpError(409, 'OTHER_DEVICE')
  const session = createVisitToken()
  await tx.query('delete from visit_link where tenant = $1 and appointment_id = $2 and id < $3', [
    tenant.id,
    link.appointmentId,
    link.id,
  ])
  await tx.query('update visit_link set device_hash = $3, session_hash = $4 where tenant = $1 and id = $2', [
    tenant.id,
    link.id,
    deviceHash,
    hashToken(session),
  ])
  return session
}
