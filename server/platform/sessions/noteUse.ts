import { writeIfSpace } from '../db/diskSpace'
import type { Tx } from '../db/database'

/** A request of a session. */
export interface SessionUse {
  /** The grant of the access token. */
  session: string
  sub: string
  /** The User-Agent header of the browser. */
  device: string
}

const INTERVAL_MS = 5 * 60 * 1000
/** The number of sessions to remember between two writes. */
const MAX_REMEMBERED = 10_000
const MAX_DEVICE_LENGTH = 400

/** Returns a function that writes when a session was used last, and by which device, at most every five minutes. */
export function sessionUseWriter(db: Tx, tenant: string): (use: SessionUse) => Promise<void> {
  const written = new Map<string, number>()
  return async ({ session, sub, device }) => {
    const now = Date.now()
    if (now - (written.get(session) ?? 0) < INTERVAL_MS) return
    if (written.size >= MAX_REMEMBERED) written.clear()
    written.set(session, now)
    await writeIfSpace(() =>
      db.query(
        `insert into session_use (tenant, grant_id, sub, user_agent) values ($1, $2, $3, $4)
         on conflict (tenant, grant_id) do update set last_used_at = now(), user_agent = excluded.user_agent`,
        [tenant, session, sub, printable(device)],
      ),
    )
  }
}

/** A header may hold bytes that the database does not store. */
const printable = (text: string) => text.replaceAll(/[^\x20-\x7E]/g, '').slice(0, MAX_DEVICE_LENGTH)
