import { bookingSettingsOf } from '../../tenants/bookingSettings'
import type { Tx } from '../../db/engine'
import type { TenantOnServer } from '../../tenants/tenants'
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

/** Gives people a policy that every insurer of the tenant knows, where booking asks for an insurer. */
export async function seedPolicies(tx: Tx, tenant: TenantOnServer): Promise<void> {
  if (!bookingSettingsOf(tenant).asksForInsurer) return
  for (const [key, number] of Object.entries(insured)) {
    const id = personId(tenant.id, key)
    await tx.query(`update person set user_meta = user_meta || $3::jsonb where tenant = $1 and id = $2`, [
      tenant.id,
      id,
      JSON.stringify([{ id: -2, metaKey: 'insurerPolicyNumberMeta', metaValue: number }]),
    ])
    await tx.query(
      `insert into insured_policy (tenant, insurer_id, policy_number, birth_date)
       select p.tenant, i.id, $3, p.birth_date from person p join insurer i on i.tenant = p.tenant and not i.is_private
       where p.tenant = $1 and p.id = $2 order by i.id`,
      [tenant.id, id, number],
    )
  }
}
