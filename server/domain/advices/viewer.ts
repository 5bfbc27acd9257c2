import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'
import type { TenantOnServer } from '../../platform/tenants/tenants'

/** Who looks at videos. */
export interface Viewer {
  tenant: string
  person: string
  /** The plans whose videos the person may watch; null: they may watch all. */
  planIds: number[] | null
  /** The plans that include every video. */
  fullPlanIds: number[]
  /** The date in UTC until which videos are published, YYYY-MM-DD. */
  today: string
  /** One of the tenant's languages. */
  language: string
}

interface Call {
  db: Tx
  tenant: TenantOnServer
  person: Pick<PersonContext, 'actor' | 'subject'>
  now: Date
  language: string
}

/**
 * The viewer of a call: the person whose account is used. A dependent has no plan; that of the one who looks after them
 * counts. Throws 404 in tenants without videos.
 */
export async function readViewer({ db, tenant, person, now, language }: Call): Promise<Viewer> {
  if (!tenant.backend.features.includes('videoAdvices')) throw new HttpError(404, 'NOT_FOUND')
  const plans = await db.query<{ id: number }>(
    `select p.plan_id as id from person p where p.tenant = $1 and p.plan_id is not null and (p.id = $2
       or p.id = $3 and exists (select from family_link l
         where l.tenant = p.tenant and l.admin_id = p.id and l.member_id = $2 and l.dependent))`,
    [tenant.id, person.subject, person.actor],
  )
  const fullPlanIds = (tenant.backend.plans ?? [])
    .filter(({ capabilities }) => capabilities?.videos === 'all')
    .map(({ id }) => id)
  return {
    tenant: tenant.id,
    person: person.subject,
    planIds: plans.some(({ id }) => fullPlanIds.includes(id)) ? null : plans.map(({ id }) => id),
    fullPlanIds,
    today: now.toISOString().slice(0, 10),
    language,
  }
}
