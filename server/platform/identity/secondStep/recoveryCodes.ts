import { randomInt } from 'node:crypto'
import type { Tx } from '../../db/database'
import { hashToken } from '../../secrets/token'

/** Without letters that look like digits, or like one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4
/** How many codes an account gets at once. */
const RECOVERY_CODES = 10

/**
 * Replaces the recovery codes of an account. Returns the new ones, such as `k7dm-2xqa-9rth-w4bn`, which are readable only now.
 * A code has 79 random bits, so that its fast hash cannot be reversed.
 */
export async function renewRecoveryCodes(tx: Tx, tenant: string, sub: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode)
  await deleteRecoveryCodes(tx, tenant, sub)
  await tx.query(
    'insert into recovery_code (tenant, sub, code_hash) select $1, $2, hash from unnest($3::text[]) hash',
    [tenant, sub, codes.map((code) => hashToken(normalize(code)))],
  )
  return codes
}

/** Deletes the recovery codes of an account. */
export async function deleteRecoveryCodes(tx: Tx, tenant: string, sub: string): Promise<void> {
  await tx.query('delete from recovery_code where tenant = $1 and sub = $2', [tenant, sub])
}

/** Uses a recovery code once. Returns false if it is wrong or used. Capitals, spaces and hyphens do not matter. */
export async function redeemRecoveryCode(
  db: Tx,
  tenant: string,
  sub: string,
  code: string,
): Promise<boolean> {
  const used = await db.query(
    `update recovery_code set used_at = now() where tenant = $1 and sub = $2 and code_hash = $3 and used_at is null
     returning sub`,
    [tenant, sub, hashToken(normalize(code))],
  )
  return used.length > 0
}

/** The number of recovery codes that an account can still use. */
export async function countRecoveryCodes(db: Tx, tenant: string, sub: string): Promise<number> {
  const [row] = await db.query<{ left: number }>(
    `select count(*)::int as left from recovery_code where tenant = $1 and sub = $2 and used_at is null`,
    [tenant, sub],
  )
  return row?.left ?? 0
}

const createCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-')

const normalize = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
