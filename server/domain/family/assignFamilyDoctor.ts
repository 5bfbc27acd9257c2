import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { needsDoctor } from '../people/needsDoctor'

/**
 * Gives a member who has no doctor the one of the family administrator, where every patient has a doctor of their own: an
 * account without one opens nothing. Takes the member, who has joined the family.
 */
export async function assignFamilyDoctor(tx: Tx, tenant: TenantOnServer, memberId: string): Promise<void> {
  if (!needsDoctor(tenant)) return
  await tx.query(
    `update person m set associated_doctor_id = a.associated_doctor_id
     from family_link l join person a on a.tenant = l.tenant and a.id = l.admin_id
     where m.tenant = $1 and m.id = $2 and l.tenant = m.tenant and l.member_id = m.id
       and m.associated_doctor_id is null and a.associated_doctor_id is not null`,
    [tenant.id, memberId],
  )
}
