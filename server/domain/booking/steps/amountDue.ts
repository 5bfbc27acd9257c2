import type { Tx } from '../../../platform/db/database'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { agreementPaysSql } from '../../catalogue/coverageSql'
import { isPayable, type Price } from '../../payments/pendingPayment'
import { isRefusedSql, type DuePolicy } from '../../appointments/policyChecks'
import { findCoverage, type Insured } from './coverage'
import type { Offer } from '../../availability/providers'
import type { BookingInput } from './bookingInput'

/** What a booking costs the patient. */
export interface Due {
  /** In the currency's main unit. */
  amount: number
  /** The policy of the insurer that pays, or may pay, for a service that has a price. */
  policy: DuePolicy | undefined
}

/** What the patient pays for a booking. Throws like `findCoverage`. */
export async function amountDue(
  db: Tx,
  tenant: TenantOnServer,
  insured: Omit<Insured, 'start'>,
  input: BookingInput,
  { amount, currency, doctorId }: Pick<Offer, 'amount' | 'currency' | 'doctorId'>,
): Promise<Due> {
  const { start } = input
  const { isPaidByOther, policy } = await findCoverage(
    db,
    tenant,
    { ...insured, start },
    { ...input, doctorId },
  )
  return {
    amount: payableAmount(tenant, { amount, coveredByOther: isPaidByOther }),
    policy: policy && amount > 0 ? { ...policy, amount, currency } : undefined,
  }
}

/** The amount that the patient would pay today for an existing appointment. */
export async function amountDueForAppointment(db: Tx, tenant: TenantOnServer, id: number): Promise<number> {
  const [price] = await db.query<Price>(
    `select coalesce(ps.amount, s.amount)::float8 as amount,
       ${agreementPaysSql} or coalesce(not i.is_private and not ${isRefusedSql}, false) as "coveredByOther"
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
