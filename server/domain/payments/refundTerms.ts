import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'

/** The hours before an appointment until which a patient who cancels gets the money back; 0: until it starts. */
export const refundHoursOf = ({ manifest }: Pick<TenantOnServer, 'manifest'>): number => {
  const hours = manifest.plugins['payments']?.['refundHours']
  return typeof hours === 'number' ? hours : 0
}

/** Who moves an appointment, and when. */
export interface Move {
  bookId: number
  now: Date
  /** A doctor moves it, not the patient. */
  isByDoctor: boolean
}

/**
 * Follows an appointment that was moved, in the same transaction. The term moves with the appointment as long as it has not ended: who
 * moves later than that does not get the refund back. After a doctor's move the patient may cancel until the start.
 */
export async function moveRefundTerm(
  tx: Tx,
  tenant: Pick<TenantOnServer, 'id' | 'manifest'>,
  { bookId, now, isByDoctor }: Move,
): Promise<void> {
  const term = isByDoctor
    ? 'null'
    : `(select a.starts_at - make_interval(hours => $4) from appointment a where a.tenant = y.tenant and a.id = y.appointment_id)`
  await tx.query(
    `update payment y set refund_until = ${term}
     where y.tenant = $1 and y.appointment_id = $2 and y.refund_until ${isByDoctor ? 'is not null' : '> $3::timestamptz'}`,
    isByDoctor ? [tenant.id, bookId] : [tenant.id, bookId, now.toISOString(), refundHoursOf(tenant)],
  )
}
