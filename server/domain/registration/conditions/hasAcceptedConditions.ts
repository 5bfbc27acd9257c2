import type { Tx } from '../../../platform/db/database'
import { prepared } from '../../../platform/db/prepared'
import type { HasAcceptedConditions } from '../../../platform/ports'
import { conditionsVersion } from './conditions'

/** How long people who have accepted an earlier version may use the portal before they accept the new one, in hours. */
const GRACE_HOURS = 24
/** The most acceptances to remember in a process. */
const MAX_KNOWN = 10_000

/** People who have accepted a version, by database. An acceptance is never taken back. */
const known = new WeakMap<Tx, Set<string>>()

/**
 * Whether a person may use the API: they have accepted the version of today. A new version ends no visit that is under way:
 * people who have accepted an earlier one are asked when they sign in, and have a day for it.
 */
export const hasAcceptedConditions: HasAcceptedConditions = async (db, { tenant, personId, now }) => {
  const version = conditionsVersion(tenant)
  const key = JSON.stringify([tenant.id, personId, version])
  const people = known.get(db) ?? new Set()
  if (people.has(key)) return true
  const rows = await db.query<{ version: string }>(
    prepared('select version from accepted_conditions where tenant = $1 and person_id = $2'),
    [tenant.id, personId],
  )
  if (!rows.some((row) => row.version === version))
    return rows.length > 0 && isNew(db, tenant.id, version, now)
  if (people.size >= MAX_KNOWN) people.clear()
  known.set(db, people.add(key))
  return true
}

/** Whether the server has seen a version for less than a day. */
async function isNew(db: Tx, tenant: string, version: string, now: Date): Promise<boolean> {
  await db.query(
    'insert into conditions_version (tenant, version, seen_at) values ($1, $2, $3) on conflict do nothing',
    [tenant, version, now.toISOString()],
  )
  const [row] = await db.query<{ isNew: boolean }>(
    `select seen_at + $3::int * interval '1 hour' > $4::timestamptz as "isNew"
     from conditions_version where tenant = $1 and version = $2`,
    [tenant, version, GRACE_HOURS, now.toISOString()],
  )
  return row?.isNew === true
}
