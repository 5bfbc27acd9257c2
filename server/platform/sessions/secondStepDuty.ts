import type { Tx } from '../db/database'
import { requiresOf, type SecondStepGroup } from '../tenants/settings/secondStepSettings'
import type { TenantOnServer } from '../tenants/tenants'

type Tenant = Pick<TenantOnServer, 'id' | 'backend'>

/** What an account owes after its first step: nothing, its second step, or to set one up. */
export type SecondStepDuty = 'none' | 'prove' | 'setUp'

/** The group that a role makes somebody a member of. Every role but the doctor's belongs to the administration. */
export const groupOfRole = (role: string): SecondStepGroup =>
  role === 'Doctor' ? 'doctors' : 'administrators'

/** Whether the tenant requires a second step of an account: of administrators by their roles, of doctors by their role or profile. */
export async function mustHaveSecondStep(db: Tx, tenant: Tenant, sub: string): Promise<boolean> {
  const [ofAdministrators, ofDoctors] = [requiresOf(tenant, 'administrators'), requiresOf(tenant, 'doctors')]
  if (!ofAdministrators && !ofDoctors) return false
  const [account] = await db.query<{ roles: string[]; isDoctor: boolean }>(
    `select a.roles, exists (select from doctor d where d.tenant = a.tenant and d.person_id = a.sub) as "isDoctor"
     from account a where a.tenant = $1 and a.sub = $2`,
    [tenant.id, sub],
  )
  if (!account) return false
  return (
    (ofDoctors && account.isDoctor) || account.roles.some((role) => requiresOf(tenant, groupOfRole(role)))
  )
}

/** What an account owes after its first step. Who has a second step uses it, whether or not the tenant requires one. */
export async function secondStepDuty(db: Tx, tenant: Tenant, sub: string): Promise<SecondStepDuty> {
  if (await hasFactors(db, tenant.id, sub)) return 'prove'
  return (await mustHaveSecondStep(db, tenant, sub)) ? 'setUp' : 'none'
}

/** Whether an account has a second step. */
export async function hasFactors(db: Tx, tenant: string, sub: string): Promise<boolean> {
  const factors = await db.query('select from second_step_factor where tenant = $1 and sub = $2 limit 1', [
    tenant,
    sub,
  ])
  return factors.length > 0
}
