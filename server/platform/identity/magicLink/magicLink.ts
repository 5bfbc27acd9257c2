import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../db/database'

export const LINK_MINUTES = 15

/** Whom a link signs in, and whether they got it by email. */
interface MagicLink {
  sub: string
  wasMailed: boolean
}

/**
 * Creates a token that signs in once within fifteen minutes. Only its hash is stored. `wasMailed` says that the
 * token is sent to the address of the account and nowhere else.
 */
export async function createMagicLink(
  db: Tx,
  tenant: string,
  sub: string,
  wasMailed = true,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `insert into magic_link (tenant, token_hash, sub, expires_at, was_mailed)
     values ($1, $2, $3, now() + $4::int * interval '1 minute', $5)`,
    [tenant, hash(token), sub, LINK_MINUTES, wasMailed],
  )
  return token
}

/** The account of a token, which stays usable; undefined for one that could not be redeemed. */
export async function findMagicLink(db: Tx, tenant: string, token: string): Promise<string | undefined> {
  const [link] = await db.query<{ sub: string }>(
    'select sub from magic_link where tenant = $1 and token_hash = $2 and expires_at > now()',
    [tenant, hash(token)],
  )
  return link?.sub
}

/** Redeems a token and returns its account; undefined if it is unknown, used, expired or of another tenant. */
export async function redeemMagicLink(db: Tx, tenant: string, token: string): Promise<MagicLink | undefined> {
  const [link] = await db.query<MagicLink & { isValid: boolean }>(
    `delete from magic_link where tenant = $1 and token_hash = $2
     returning sub, was_mailed as "wasMailed", expires_at > now() as "isValid"`,
    [tenant, hash(token)],
  )
  return link?.isValid ? link : undefined
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
