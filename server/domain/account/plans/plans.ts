import type { PlanCapabilities } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'
import { planDecides } from '../../../../schemas/rules/planCapabilities'

/** The plan of a person. */
export interface StoredPlan {
  planId: number | null
  nextPlanId: number | null
  /** The last day of the plan, YYYY-MM-DD. */
  endsOn: string | null
}

const columns = 'plan_id as "planId", next_plan_id as "nextPlanId", plan_ends_on as "endsOn"'

/** Reads the plan of a person; `lock` holds it until the transaction ends. */
export async function readPlan(
  tx: Tx,
  tenant: string,
  id: string,
  { lock = false } = {},
): Promise<StoredPlan | undefined> {
  const [plan] = await tx.query<StoredPlan>(
    `select ${columns} from person where tenant = $1 and id = $2 ${lock ? 'for update' : ''}`,
    [tenant, id],
  )
  return plan
}

/** Gives a person a plan now, with what it lets them do; null: none. Returns whether their rights have changed. */
export async function givePlan(
  tx: Tx,
  { id: tenant, backend: { plans = [] } }: TenantOnServer,
  id: string,
  plan: TenantPlan | null,
): Promise<boolean> {
  const has = (name: keyof PlanCapabilities) =>
    planDecides(plans, name) ? plan?.capabilities?.[name] !== undefined : null
  const [row] = await tx.query<{ changed: boolean }>(
    `with before as (select is_plus, is_family_admin from person where tenant = $1 and id = $2)
     update person p set plan_id = $3, next_plan_id = null, plan_ends_on = null,
       is_plus = coalesce($4::boolean, p.is_plus),
       is_family_admin = coalesce($5::boolean, p.is_family_admin)
     from before where p.tenant = $1 and p.id = $2
     returning (p.is_plus, p.is_family_admin) is distinct from (before.is_plus, before.is_family_admin) as changed`,
    [tenant, id, plan?.id ?? null, has('videoConsultations'), has('family')],
  )
  return row?.changed ?? false
}

/** Writes which plan follows, and the last day of the current one. Nulls: the current one stays. */
export async function writeNextPlan(
  tx: Tx,
  tenant: string,
  id: string,
  { nextPlanId, endsOn }: Omit<StoredPlan, 'planId'>,
): Promise<void> {
  await tx.query(
    'update person set next_plan_id = $3::int, plan_ends_on = $4::date where tenant = $1 and id = $2',
    [tenant, id, nextPlanId, endsOn],
  )
}

/** Gives people whose plan has ended the one that follows. Takes the date in the tenant's zone. */
export async function applyDuePlans(db: Tx, tenant: TenantOnServer, today: string): Promise<void> {
  const due = await db.query<{ id: string; next: number }>(
    `select id, next_plan_id as next from person where tenant = $1 and plan_ends_on < $2::date and next_plan_id is not null`,
    [tenant.id, today],
  )
  for (const { id, next } of due) {
    const plan = tenant.backend.plans?.find((one) => one.id === next)
    if (plan) await givePlan(db, tenant, id, plan)
  }
}
