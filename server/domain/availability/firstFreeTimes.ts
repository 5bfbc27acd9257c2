import type { FirstFreeTime, FirstFreeTimesQuery } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { isBookableWithInsurerSql } from '../catalogue/coverageSql'
import { loadCache } from './cache/availabilityCache'
import { loadAvailabilityScope } from './cache/freeWeeks'
import { earliestStart } from './earliestStart'
import { firstBookable, wholeMinute, type TenantWithLeadTime } from './leadTime'
import { toWire } from './wireTime'

interface ServiceRow {
  serviceId: number
  /** The service or specialty of the query. */
  id: number
  /** The practices that the person can book. */
  practices: number[]
}

/**
 * The first free time of each service, or of each specialty: the earliest of its services, with any doctor who accepts the
 * insurer. What nobody offers is left out.
 */
export async function listFirstFreeTimes(
  db: Tx,
  tenant: TenantWithLeadTime,
  query: FirstFreeTimesQuery,
  now: Date,
): Promise<FirstFreeTime[]> {
  const readTimes = () => readFirstTimes(db, tenant, query, now)
  // What an insurer covers raises no count of the agenda, so such an answer may be out of date without notice.
  if (query.insurerId) return readTimes()
  const cache = await loadCache(db, tenant.id)
  const key = `first ${JSON.stringify(query)} ${wholeMinute(now.getTime())}`
  return cache.shareResponse(key, cache.revision, readTimes)
}

async function readFirstTimes(
  db: Tx,
  tenant: TenantWithLeadTime,
  query: FirstFreeTimesQuery,
  now: Date,
): Promise<FirstFreeTime[]> {
  const first = new Map<number, number | null>()
  // One after the other: a list of services reads as many agendas as all its visitors together.
  for (const { id, serviceId, practices } of await readServices(db, tenant.id, query)) {
    const providerIds = query.insurerId ? practices : []
    const scope = await loadAvailabilityScope(db, tenant.id, serviceId, { providerIds })
    const from = wholeMinute(firstBookable(tenant, now, scope.service.externalId))
    const start = await earliestStart(db, scope, from)
    const known = first.get(id) ?? null
    first.set(id, start === null || known === null ? (start ?? known) : Math.min(start, known))
  }
  return query.ids.flatMap((id) => {
    const start = first.get(id)
    return start === undefined ? [] : [{ id, firstDate: start === null ? null : toWire(start) }]
  })
}

/** The services of the query that the person can book. */
const readServices = (
  db: Tx,
  tenant: string,
  { of, ids, appointmentType, insurerId = 0 }: FirstFreeTimesQuery,
): Promise<ServiceRow[]> =>
  db.query<ServiceRow>(
    `select s.id as "serviceId", ${of === 'service' ? 's.id' : 's.specialty_id'} as id, array_agg(p.id order by p.id) as practices
     from service s
     join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id and sp.is_active
     join provider_service ps on ps.tenant = s.tenant and ps.service_id = s.id
     join provider p on p.tenant = ps.tenant and p.id = ps.provider_id and p.is_active
     join doctor d on d.tenant = p.tenant and d.id = p.doctor_id and d.is_active
     where s.tenant = $1 and ${of === 'service' ? 's.id' : 's.specialty_id'} = any($2::int[])
       and s.is_active and s.show_in_agenda and ($3::int is null or s.type = $3)
       and ${isBookableWithInsurerSql('$4')}
     group by s.id, s.specialty_id order by s.id`,
    [tenant, ids, appointmentType ?? null, insurerId],
  )
