import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/database'
import { CODE_MINUTES } from '../../secrets/codeLifetime'
import { attemptCounter, countAttempt } from '../accounts/attempts'
import { MAIL_LIMIT } from '../accounts/lockout'
import { hashPassword, UNUSABLE_HASH, verifyPassword } from '../accounts/password'
import { createSerialQueue } from '../accounts/serialQueue'

/** The seconds until a code can be sent again. */
export const RESEND_SECONDS = 60
/** The number of wrong codes that ends a code. */
export const MAX_WRONG_CODES = 5

/** Whose code it is, and whether it proves an email address, a phone, or who the person is. */
export interface CodeOwner {
  tenant: string
  personId: string
  purpose: 'email' | 'phone' | 'reauthentication'
}

/** Attempts on one code follow one another, so that each sees the failures before it. */
const inTurn = createSerialQueue()

/**
 * Records that a person asks for a code that proves `target`. An earlier code ends. Resolves to 0, or to the seconds until they may
 * ask again; in that case nothing has changed. The code itself is made by `issueCode` when its message is sent.
 * Call it outside of a transaction that may roll back, because it counts.
 */
export async function requestCode(db: Tx, owner: CodeOwner, target: string, now: Date): Promise<number> {
  const { tenant, personId, purpose } = owner
  const [row] = await db.query<{ elapsed: number }>(
    `select extract(epoch from $4::timestamptz - requested_at)::float8 as elapsed from single_use_code
     where tenant = $1 and person_id = $2 and purpose = $3`,
    [tenant, personId, purpose, now.toISOString()],
  )
  if (row && row.elapsed < RESEND_SECONDS) return Math.ceil(RESEND_SECONDS - row.elapsed)
  const counter = attemptCounter('mail', `${purpose} code ${personId}`, MAIL_LIMIT)
  const wait = await countAttempt(db, tenant, [counter])
  if (wait > 0) return wait
  await db.query(
    `insert into single_use_code (tenant, person_id, purpose, target, requested_at) values ($1, $2, $3, $4, $5)
     on conflict (tenant, person_id, purpose) do update set target = excluded.target,
       requested_at = excluded.requested_at, code_hash = null, expires_at = null, failures = 0`,
    [tenant, personId, purpose, target, now.toISOString()],
  )
  return 0
}

/**
 * Makes the code that was requested for `target`, for the message that is sent now. Only its hash is stored. Returns
 * undefined if nobody waits for it any more.
 */
export async function issueCode(
  db: Tx,
  { tenant, personId, purpose }: CodeOwner,
  target: string,
  now: Date,
): Promise<string | undefined> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const issued = await db.query(
    `update single_use_code set code_hash = $5, expires_at = $6::timestamptz + $7::int * interval '1 minute'
     where tenant = $1 and person_id = $2 and purpose = $3 and target = $4 and failures < $8 returning target`,
    [
      tenant,
      personId,
      purpose,
      target,
      // A slow hash: a fast one of six digits can be reversed.
      await hashPassword(code),
      now.toISOString(),
      CODE_MINUTES,
      MAX_WRONG_CODES,
    ],
  )
  return issued.length > 0 ? code : undefined
}

/**
 * Uses a code once. Returns false if it is wrong, used, expired, ended by five wrong codes, or proves another target. Call
 * it outside of a transaction that may roll back, because it counts wrong codes.
 */
export const redeemCode = (
  db: Tx,
  owner: CodeOwner,
  proof: { target: string; code: string },
  now: Date,
): Promise<boolean> =>
  inTurn(`${owner.tenant} ${owner.personId} ${owner.purpose}`, () => redeemInTurn(db, owner, proof, now))

async function redeemInTurn(
  db: Tx,
  { tenant, personId, purpose }: CodeOwner,
  { target, code }: { target: string; code: string },
  now: Date,
): Promise<boolean> {
  // Counted before it is compared: processes that compare at the same time have five attempts together.
  const [row] = await db.query<{ hash: string }>(
    `update single_use_code set failures = failures + 1
     where tenant = $1 and person_id = $2 and purpose = $3 and target = $4 and failures < $5
       and code_hash is not null and expires_at > $6::timestamptz
     returning code_hash as hash`,
    [tenant, personId, purpose, target, MAX_WRONG_CODES, now.toISOString()],
  )
  const isRight = await verifyPassword(code, row?.hash ?? UNUSABLE_HASH)
  if (!row || !isRight) return false
  const used = await db.query(
    `delete from single_use_code where tenant = $1 and person_id = $2 and purpose = $3 and code_hash = $4
     returning target`,
    [tenant, personId, purpose, row.hash],
  )
  return used.length > 0
}
