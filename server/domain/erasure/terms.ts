import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import { retentionSettingsOf } from '../../platform/tenants/settings/retentionSettings'
import type { TenantOnServer } from '../../platform/tenants/tenants'

/** Why something of a person stays. */
export type KeepReason = 'clinical' | 'accounting' | 'letters'

/** Until when what has to stay stays. Undefined: there is nothing, or its time is over. */
export interface Terms {
  /** The clinical history. */
  clinical?: Date
  /** Payments and receipts. */
  accounting?: Date
  /** Letters to others about the appointments that are still on their way. */
  letters?: Date
}

const DAY_MS = 86_400_000

/** Each moment at which somebody was cared for, or wrote into the clinical history. */
const CARE = `
  select ends_at as at from appointment where tenant = $1 and patient_id = $2
    and status = ${AppointmentStatus.booked} and starts_at <= $3::timestamptz
  union all select max(held_on)::timestamptz from consultation where tenant = $1 and patient_id = $2
  union all select max(finished_at) from consultation where tenant = $1 and patient_id = $2
  union all select max(a.written_at) from consultation_addition a join consultation c
    on c.tenant = a.tenant and c.id = a.consultation_id where c.tenant = $1 and c.patient_id = $2
  union all select max(created_at) from document where tenant = $1 and patient_id = $2
  union all select max(created_at) from chat_message where tenant = $1 and patient_id = $2
  union all select max(updated_at) from medical_record where tenant = $1 and patient_id = $2
  union all select max(said_at) from no_known_allergies where tenant = $1 and patient_id = $2
  union all select max(taken_on)::timestamptz from complementary_test where tenant = $1 and patient_id = $2
  union all select max(prescribed_on)::timestamptz from receipt where tenant = $1 and patient_id = $2
  union all select max(started_at) from video_call where tenant = $1 and patient_id = $2 and answered_at is not null
  union all select max(measured_at) from measurement where tenant = $1 and patient_id = $2
  union all select max(opened_at) from emergency_access where tenant = $1 and patient_id = $2`

/** What was paid or given back. A time that was held and never paid is no part of the accounts. */
const ACCOUNTS = `
  select p.created_at as at from payment p join appointment a on a.tenant = p.tenant and a.id = p.appointment_id
    where a.tenant = $1 and a.patient_id = $2 and p.status in ('paid', 'refunding') and $3::timestamptz is not null
  union all select r.issued_at from payment_receipt r left join appointment a on a.tenant = r.tenant and a.id = r.appointment_id
    where r.tenant = $1 and (a.patient_id = $2 or r.person_id = $2)
  union all select f.requested_at from refund f join appointment a on a.tenant = f.tenant and a.id = f.appointment_id
    where a.tenant = $1 and a.patient_id = $2`

const WAITING = `
  select $3::timestamptz as at from letter l join appointment a on a.tenant = l.tenant and a.id = l.appointment_id
    where a.tenant = $1 and a.patient_id = $2 and l.sent_at is null and l.failed_at is null and l.expires_at > $3::timestamptz`

/** Until when the data of a person have to stay at `now`, by the times of the tenant. */
export async function readTerms(tx: Tx, tenant: TenantOnServer, id: string, now: Date): Promise<Terms> {
  const { clinicalHistory, accounting } = retentionSettingsOf(tenant)
  const read = async (moments: string, days: number) => {
    const [row] = await tx.query<{ last: Date | null }>(`select max(at) as last from (${moments}) m`, [
      tenant.id,
      id,
      now.toISOString(),
    ])
    const end = row?.last && new Date(row.last.getTime() + days * DAY_MS)
    return end && end > now ? end : undefined
  }
  const terms = {
    clinical: await read(CARE, clinicalHistory),
    accounting: await read(ACCOUNTS, accounting),
    letters: await read(WAITING, 1),
  }
  return Object.fromEntries(Object.entries(terms).filter(([, end]) => end !== undefined))
}
