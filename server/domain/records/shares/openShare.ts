import type { ApiError, SharedManifest, SharedManifestRequest } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { verifyPassword } from '../../../platform/identity/accounts/password'
import { hashToken } from '../../../platform/secrets/token'
import { MOST_WRONG_CODES } from './shares'

interface Share {
  id: number
  codeHash: string
  content: string
}

/** The answer that SMART Health Links prescribe to a wrong code. */
class WrongCode extends HttpError {
  constructor(readonly remainingAttempts: number) {
    super(401, 'INVALID_CODE', { details: { remainingAttempts } })
  }

  override body(): ApiError {
    return { ...super.body(), remainingAttempts: this.remainingAttempts } as ApiError
  }
}

/**
 * What the holder of a link reads with its code. Every try counts before its code is compared, so that many at once are no more
 * than five. Throws 404 for a link that has ended or never was, in the same words, and 401 with how many tries are left.
 */
export async function openShare(
  db: Tx,
  tenant: string,
  token: string,
  { recipient, passcode = '' }: SharedManifestRequest,
  now: Date,
): Promise<SharedManifest> {
  const [tried] = await db.query<Share & { wrong: number }>(
    `update record_share set wrong_codes = wrong_codes + 1 where tenant = $1 and token_hash = $2
       and revoked_at is null and closed_at is null and content is not null and expires_at > $3::timestamptz
       and wrong_codes < ${MOST_WRONG_CODES}
     returning id, code_hash as "codeHash", content, wrong_codes as wrong`,
    [tenant, hashToken(token), now.toISOString()],
  )
  const { id, codeHash, content, wrong } = orNotFound(tried)
  if (!(await verifyPassword(passcode.replaceAll(' ', ''), codeHash))) {
    if (wrong >= MOST_WRONG_CODES) await close(db, tenant, id, now)
    throw new WrongCode(MOST_WRONG_CODES - wrong)
  }
  return noteOpening(db, tenant, { id, content, recipient, now })
}

const close = (db: Tx, tenant: string, id: number, now: Date) =>
  db.query(
    `update record_share set closed_at = $3, content = null where tenant = $1 and id = $2 and closed_at is null`,
    [tenant, id, now.toISOString()],
  )

async function noteOpening(
  db: Tx,
  tenant: string,
  { id, content, recipient, now }: { id: number; content: string; recipient: string; now: Date },
): Promise<SharedManifest> {
  await db.query(
    `update record_share set wrong_codes = 0 where tenant = $1 and id = $2 and closed_at is null`,
    [tenant, id],
  )
  await db.query(
    `insert into record_share_opening (tenant, share_id, opened_at, recipient) values ($1, $2, $3, $4)`,
    [tenant, id, now.toISOString(), recipient.trim()],
  )
  return { files: [{ contentType: 'application/fhir+json', embedded: content }] }
}
