import { planDecides } from '../../../../schemas/rules/planCapabilities'
import type { CallPool } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { poolSettingsOf } from '../../../platform/tenants/settings/poolSettings'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { todayAt } from '../../shared/today'
import { instantOf } from '../../shared/zone'

/** Whether somebody may call the pool, and how often they still may this month. */
export interface PoolAccess {
  access: CallPool['access']
  /** The person's plan, or the first that includes such calls. */
  plan: TenantPlan | undefined
  /** Null: as often as they like. */
  perMonth: number | null
  used: number
  /** When the count begins again. */
  renewsAt: Date | null
}

/** The zone of a tenant's hours and months. */
export const zoneOf = ({ manifest }: Pick<TenantOnServer, 'manifest'>): string =>
  manifest.timeZone ?? 'Europe/Madrid'

/**
 * A doctor at any hour (isDoctor24) counts nothing. Otherwise the plan includes such calls, where a plan of the tenant names them, and
 * those that were answered count.
 */
export async function readPoolAccess(
  db: Tx,
  tenant: TenantOnServer,
  personId: string,
  now: Date,
): Promise<PoolAccess> {
  const [start, end] = monthOf(tenant, now)
  const [person] = await db.query<{
    isPlus: boolean
    isDoctor24: boolean
    planId: number | null
    used: number
  }>(
    `select p.is_plus as "isPlus", p.is_doctor24 as "isDoctor24", p.plan_id as "planId",
       (select count(*)::int from video_call v where v.tenant = p.tenant and v.patient_id = p.id and v.pool_since is not null
         and v.answered_at >= $3) as used
     from person p where p.tenant = $1 and p.id = $2`,
    [tenant.id, personId, start.toISOString()],
  )
  const { isPlus = false, isDoctor24 = false, planId = null, used = 0 } = person ?? {}
  const { plans = [] } = tenant.backend
  const own = plans.find(({ id }) => id === planId)
  const including = plans.find(({ capabilities }) => capabilities?.poolCalls !== undefined)
  const isIncluded = own?.capabilities?.poolCalls !== undefined || !planDecides(plans, 'poolCalls')
  const access = isDoctor24 || (isPlus && isIncluded) ? 'included' : including ? 'plan' : 'none'
  const perMonth = isDoctor24 ? null : (poolSettingsOf(tenant)?.perMonth ?? null)
  return {
    access,
    plan: access === 'included' ? own : including,
    perMonth,
    used,
    renewsAt: perMonth === null ? null : end,
  }
}

/** The calendar month of an instant in the tenant's zone, as two instants. */
function monthOf(tenant: TenantOnServer, now: Date): [Date, Date] {
  const [year = 0, month = 1] = todayAt(tenant, now).split('-').map(Number)
  const first = (months: number) => new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  const start = (months: number) => new Date(instantOf(zoneOf(tenant), first(months), 0) ?? Number.NaN)
  return [start(0), start(1)]
}
