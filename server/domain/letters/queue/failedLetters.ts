import type { Tx } from '../../../platform/db/database'
import { MailRefused } from '../../../platform/mail/mail'
import { formatMailFault } from '../../../platform/mail/mailFault'

/** A letter that was not sent and is not tried again, without its address and content. */
export interface FailedLetter {
  tenant: string
  id: number
  kind: string
  failedAt: Date
  /** The code of the mail server, or what was missing. */
  reason: string
  /** It still tells something new, so that it can be sent again. */
  isCurrent: boolean
}

/** Failed for good. A letter that is `outdated` was left out on purpose. */
const hasFailed = `failed_at is not null and sent_at is null and last_error is distinct from 'outdated'`

/** The letters that failed for good, the newest first. */
export async function listFailedLetters(db: Tx, now: Date): Promise<FailedLetter[]> {
  const rows = await db.query<FailedLetter>(
    `select tenant, id, kind, failed_at as "failedAt", last_error as reason, expires_at > $1::timestamptz as "isCurrent"
     from letter where ${hasFailed} order by failed_at desc, tenant, id`,
    [now.toISOString()],
  )
  return rows.map((row) => ({ ...row, reason: reasonOf(row.reason) }))
}

/** Of the words of a mail server, which name the reader, only its code. */
const reasonOf = (stored: string): string =>
  /^[a-z ]+$/.test(stored) ? stored : formatMailFault(new MailRefused(stored))

/**
 * Queues letters of a tenant that failed for good once more: those with the ids, or all of them. Letters that would tell nothing new
 * are left out. Resolves to the number that is queued.
 */
export async function resendLetters(
  db: Tx,
  { tenant, ids, now }: { tenant: string; ids: readonly number[] | undefined; now: Date },
): Promise<number> {
  const rows = await db.query(
    `update letter set failed_at = null, last_error = null, handed_over_at = null, attempts = 0, not_before = $2::timestamptz
     where tenant = $1 and ${hasFailed} and expires_at > $2::timestamptz and ($3::bigint[] is null or id = any($3))
     returning id`,
    [tenant, now.toISOString(), ids ?? null],
  )
  return rows.length
}
