import { AppointmentStatus } from '../../../schemas/generated/constants'
import { bookingSettingsOf } from '../../platform/tenants/settings/bookingSettings'
import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { personId } from './personRow'

/** People with a policy, and its number. */
const insured = {
  ana: 'CV-2041-118',
  luis: 'CV-2077-305',
  'ana/child': 'CV-2041-118',
  'ana/parent': 'CV-1980-042',
  admin: 'CV-1987-220',
  videos: 'CV-1997-641',
} as const

/** How many people an insurer of the list insures who are no patients yet. */
const OTHERS = 80
/** How many visits wait for an answer. */
const PENDING = 6

/**
 * Gives insurers their lists of policies until the end of the next year, and people a policy that every insurer of the tenant
 * knows, where booking asks for an insurer.
 */
export async function seedPolicies(tx: Tx, tenant: TenantOnServer, now: Date): Promise<void> {
  const until = `${now.getUTCFullYear() + 1}-12-31`
  await tx.query(
    `insert into insured_policy (tenant, insurer_id, policy_number, identification_number, birth_date, valid_until)
     select $1, i.id, 'SG-' || (3000 + n), number || substr('TRWAGMYFPDXBNJZSQVHLCKE', number % 23 + 1, 1),
       date '1945-03-01' + n * 311, $2::date
     from generate_series(1, ${OTHERS}) n, lateral (select 20000000 + n * 79193 as number) d,
       (select id from insurer where tenant = $1 and not is_private order by id limit 1) i`,
    [tenant.id, until],
  )
  if (!bookingSettingsOf(tenant).asksForInsurer) return
  for (const [key, number] of Object.entries(insured)) {
    const id = personId(tenant.id, key)
    await tx.query(`update person set user_meta = user_meta || $3::jsonb where tenant = $1 and id = $2`, [
      tenant.id,
      id,
      JSON.stringify([{ id: -2, metaKey: 'insurerPolicyNumberMeta', metaValue: number }]),
    ])
    await tx.query(
      `insert into insured_policy (tenant, insurer_id, policy_number, birth_date, valid_until)
       select p.tenant, i.id, $3, p.birth_date, $4::date
       from person p join insurer i on i.tenant = p.tenant and not i.is_private
       where p.tenant = $1 and p.id = $2 order by i.id`,
      [tenant.id, id, number, until],
    )
  }
}

/** Visits of people without an account whose policy the insurer does not know, for the administrators. */
export async function seedPolicyChecks(tx: Tx, tenant: string, now: Date): Promise<void> {
  await tx.query(
    `insert into policy_check (tenant, appointment_id, insurer_id, policy_number, amount, currency, outcome, misses, created_at)
     select a.tenant, a.id, i.id, 'SG-' || (9000 + a.id % 1000), s.amount, s.currency, 'pending', 1, $2::timestamptz
     from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id and s.amount > 0,
       (select id from insurer where tenant = $1 and not is_private order by id limit 1) i
     where a.tenant = $1 and a.status = ${AppointmentStatus.booked} and a.starts_at > $2::timestamptz
       and not exists (select from account c where c.tenant = a.tenant and c.sub = a.patient_id)
     order by a.starts_at, a.id limit ${PENDING}`,
    [tenant, now.toISOString()],
  )
}
