import { randomInt } from 'node:crypto'
import type {
  RecordShare,
  RecordShareStart,
  RecordShareStarted,
} from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { invalidField } from '../../../platform/errors/invalidField'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { hashPassword } from '../../../platform/identity/accounts/password'
import { createToken, hashToken } from '../../../platform/secrets/token'

/** After so many wrong codes a share is closed. */
export const MOST_WRONG_CODES = 5
const MAX_DAYS = 90
const MAX_SHARES = 20
const DAY_MS = 86_400_000
const DIGITS = 6
/** A compact JWE with a key that both sides have: five parts, of which the second is empty. */
const encrypted = /^[A-Za-z0-9_-]{10,1000}\.\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}$/

/** Whose share it is, and who makes it. */
export interface Sharer {
  tenant: string
  patient: string
  actor: string
  now: Date
}
type Owner = Pick<Sharer, 'tenant' | 'patient'>

interface Row {
  id: number
  label: string
  madeAt: Date
  expiresAt: Date
  revokedAt: Date | null
  closedAt: Date | null
  openings: { at: string; recipient: string }[]
}

/** Lists what a person shares or has shared, the newest first, with who opened it when. */
export async function listShares(db: Tx, { tenant, patient, now }: Sharer): Promise<RecordShare[]> {
  const rows = await db.query<Row>(
    `select id, label, made_at as "madeAt", expires_at as "expiresAt", revoked_at as "revokedAt", closed_at as "closedAt",
       coalesce((select jsonb_agg(jsonb_build_object('at', o.opened_at, 'recipient', o.recipient) order by o.id desc)
         from record_share_opening o where o.tenant = s.tenant and o.share_id = s.id), '[]') as openings
     from record_share s where tenant = $1 and patient_id = $2 order by made_at desc, id desc`,
    [tenant, patient],
  )
  return rows.map(({ id, label, madeAt, expiresAt, revokedAt, closedAt, openings }) => ({
    id,
    label,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: (revokedAt ?? closedAt)?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : closedAt ? 'closed' : expiresAt <= now ? 'expired' : 'open',
    openings: openings.map(({ at, recipient }) => ({ at: new Date(at).toISOString(), recipient })),
  }))
}

/**
 * Begins a share: returns the token of its address and its code, which the server has as hashes only. It opens once its content has
 * come. Throws 400 for an end in the past or too far away, and for more open shares than a person needs.
 */
export async function startShare(
  db: Tx,
  { tenant, patient, actor, now }: Sharer,
  { label, expiresAt }: RecordShareStart,
): Promise<RecordShareStarted> {
  const ends = new Date(expiresAt)
  const isPossible = ends > now && ends.getTime() <= now.getTime() + MAX_DAYS * DAY_MS
  if (!isPossible) throw invalidField('expiresAt')
  const open = await db.query(
    `select 1 from record_share where tenant = $1 and patient_id = $2 and revoked_at is null and closed_at is null
       and expires_at > $3::timestamptz`,
    [tenant, patient, now.toISOString()],
  )
  if (open.length >= MAX_SHARES) throw invalidField('label', 'shares')
  const [token, code] = [createToken(), createCode()]
  const [row] = await db.query<{ id: number }>(
    `insert into record_share (tenant, patient_id, label, made_by, made_at, expires_at, token_hash, code_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      tenant,
      patient,
      label.trim(),
      actor,
      now.toISOString(),
      ends.toISOString(),
      hashToken(token),
      await hashPassword(code),
    ],
  )
  return { id: orNotFound(row).id, token, code }
}

const createCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')

/** Keeps the content of a share. Throws 400 for what is not encrypted, and 404 for another person's share or one that has some. */
export async function saveContent(
  db: Tx,
  { tenant, patient }: Owner,
  id: number,
  content: string,
): Promise<void> {
  if (!encrypted.test(content)) throw invalidField('file', 'format')
  const saved = await db.query(
    `update record_share set content = $4 where tenant = $1 and patient_id = $2 and id = $3 and content is null
       and revoked_at is null and closed_at is null returning id`,
    [tenant, patient, id, content],
  )
  orNotFound(saved[0])
}

/** Ends all shares of a person whose account ends, and forgets what was shared. */
export const endShares = (db: Tx, { tenant, patient, now }: Owner & { now: Date }): Promise<unknown> =>
  db.query(
    `update record_share set revoked_at = $3, content = null where tenant = $1 and patient_id = $2
       and revoked_at is null and closed_at is null`,
    [tenant, patient, now.toISOString()],
  )

/** Ends a share at once and forgets what was shared. Throws 404 for one that has ended, or is another person's. */
export async function revokeShare(db: Tx, { tenant, patient, now }: Sharer, id: number): Promise<void> {
  const ended = await db.query(
    `update record_share set revoked_at = $4, content = null where tenant = $1 and patient_id = $2 and id = $3
       and revoked_at is null and closed_at is null returning id`,
    [tenant, patient, id, now.toISOString()],
  )
  orNotFound(ended[0])
}

/** Gives an open share another code and five new tries. Returns it. */
export async function renewCode(db: Tx, { tenant, patient, now }: Sharer, id: number): Promise<string> {
  const code = createCode()
  const renewed = await db.query(
    `update record_share set code_hash = $4, wrong_codes = 0 where tenant = $1 and patient_id = $2 and id = $3
       and revoked_at is null and closed_at is null and expires_at > $5::timestamptz returning id`,
    [tenant, patient, id, await hashPassword(code), now.toISOString()],
  )
  orNotFound(renewed[0])
  return code
}

/** Forgets what was shared once nobody can open it any more; the list keeps who opened it. */
export async function forgetExpired(db: Tx, now: Date): Promise<void> {
  await db.query(
    `update record_share set content = null where content is not null and expires_at <= $1::timestamptz`,
    [now.toISOString()],
  )
}
