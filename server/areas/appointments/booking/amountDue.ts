import type { Tx } from '../../../db/engine'
import type { TenantOnServer } from '../../../tenants/tenants'
import { agreementPaysSql } from '../../catalogue/coverageSql'
import { isPayable, type Price } from '../../payments/pendingPayment'
import { isPaidByOther } from './coverage'
import type { Offer } from '../providers'
import type { BookingInput } from './bookingInput'

/** The amount that the patient pays for a booking, in the currency's main unit (BOOK-008). Throws like `isPaidByOther`. */
export async function amountDue(
  db: Tx,
  tenant: TenantOnServer,
  patientId: string,
  input: BookingInput,
  { amount, doctorId }: Pick<Offer, 'amount' | 'doctorId'>,
): Promise<number> {
  const isCovered = await isPaidByOther(db, tenant, patientId, { ...input, doctorId })
  return payableAmount(tenant, { amount, coveredByOther: isCovered })
}

/** The amount that the patient would pay today for an existing appointment. */
export async function amountDueForAppointment(db: Tx, tenant: TenantOnServer, id: number): Promise<number> {
  const [price] = await db.query<Price>(
    `select coalesce(ps.amount, s.amount)::float8 as amount,
       ${agreementPaysSql} or coalesce(not i.is_private, false) as "coveredByOther"
     from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
     left join provider_service ps
       on ps.tenant = a.tenant and ps.provider_id = a.provider_id and ps.service_id = a.service_id
     left join insurer i on i.tenant = a.tenant and i.id = a.insurer_id
     left join agreement g on g.tenant = a.tenant and g.id = a.agreement_id
     where a.tenant = $1 and a.id = $2`,
    [tenant.id, id],
  )
  return price ? payableAmount(tenant, price) : 0
}

const payableAmount = (tenant: TenantOnServer, price: Price): number =>
  isPayable(tenant, price) ? price.amount : 0
