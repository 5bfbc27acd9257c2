import type { Tx } from '../../db/database'
import { formatError } from '../../errors/formatError'

const INTERVAL_MS = 10 * 60 * 1000

/**
 * Deletes expired protocol rows, sign-ins through a provider, registrations, links, links of visits that are over, codes, changes that cannot be undone any
 * more, second steps that nobody finished, browsers of sessions that have ended, and attempt counters.
 */
export async function deleteExpiredRows(db: Tx): Promise<void> {
  await db.query('delete from oidc_payload where expires_at < now()')
  await db.query('delete from magic_link where expires_at < now()')
  await db.query('delete from registration where expires_at < now()')
  await db.query('delete from used_link where expires_at < now()')
  // The page of an expired invitation says who has invited and asks them for another one.
  await db.query(
    `delete from single_use_link where expires_at < now()
       - case when purpose = 'invitation' then interval '30 days' else interval '0' end`,
  )
  await db.query('delete from account_change where expires_at < now()')
  await db.query('delete from external_sign_in where expires_at < now()')
  await db.query('delete from external_link where expires_at < now()')
  for (const table of ['visit_link', 'letter_link'])
    await db.query(
      `delete from ${table} where (tenant, appointment_id) in (
         select tenant, id from appointment where ends_at < now() - interval '1 day')`,
    )
  for (const table of ['passkey_challenge', 'code_app_setup', 'second_step_sign_in'])
    await db.query(`delete from ${table} where expires_at < now()`)
  await db.query(`delete from single_use_code where requested_at < now() - interval '1 day'`)
  await db.query(
    `delete from push_subscription s where not exists (select from oidc_payload g
       where g.tenant = s.tenant and g.model = 'Grant' and g.id = s.session_id)`,
  )
  await db.query(`delete from session_use where last_used_at < now() - interval '15 days'`)
  await db.query(`delete from sign_in_attempt where last_at < now() - interval '1 day'`)
}

/** Returns a function to call on each write; it deletes expired rows in the background, at most every ten minutes. */
export function expiredRowsCleaner(db: Tx): () => void {
  let last = Date.now()
  return () => {
    if (Date.now() - last < INTERVAL_MS) return
    last = Date.now()
    deleteExpiredRows(db).catch((error: unknown) =>
      console.error(`identity: expired rows could not be deleted: ${formatError(error)}`),
    )
  }
}
