import type { Payment } from '../../../schemas/generated/entities'
import type { OperationCall } from '../../http/operations'
import { found } from '../found'
import { findAppointment } from '../appointments/appointments'
import { findPayment } from './payments'
import { releaseExpired } from './release'

type Call = Pick<OperationCall<'GET api/payments/{id}'>, 'db' | 'tenant' | 'person' | 'now'>

/**
 * Where the payment of one of the person's appointments stands (PAY-006, REC-079). A time whose payment has not come
 * in time is given back first, so that nobody waits for what cannot come. Refuses with 404 where there is none.
 */
export async function readPayment({ db, tenant, person, now }: Call, bookId: number): Promise<Payment> {
  await releaseExpired(db, now)
  const payment = found(await findPayment(db, tenant.id, person.subject, bookId))
  return {
    ...payment,
    heldUntil: payment.heldUntil.toISOString(),
    appointment: (await findAppointment(db, tenant.id, person.subject, bookId)) ?? null,
    sandbox: tenant.backend.payment?.mode !== 'production',
  }
}
