import type { Tx } from '../db/database'

/** How long an ended session is remembered: longer than any request that has read it before it ended. */
const REMEMBERED = '1 hour'

/** SQL that says whether a row of a table is a session that has ended. */
export const isEnded = (table: string): string =>
  `(${table}.model = 'Session' and ${table}.consumed_at is not null)`

/**
 * Deletes rows of the OpenID Connect library. Of a session its end remains for an hour, empty: the library writes the session back at the end
 * of each request, so another tab's request at the same moment would open it again. Takes a condition on `oidc_payload` and its values;
 * returns how many rows it has ended.
 */
export async function endRows(db: Tx, condition: string, values: readonly unknown[]): Promise<number> {
  const [ended] = await db.query<{ count: number }>(
    `with sessions as (
       update oidc_payload
       set payload = '{}', grant_id = null, uid = null, consumed_at = now(), expires_at = now() + interval '${REMEMBERED}'
       where model = 'Session' and consumed_at is null and (${condition}) returning id
     ), others as (
       delete from oidc_payload where model <> 'Session' and (${condition}) returning id
     )
     select ((select count(*) from sessions) + (select count(*) from others))::int as count`,
    values,
  )
  return ended?.count ?? 0
}
