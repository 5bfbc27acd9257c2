import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../db/engine'

export const LINK_MINUTES = 15

/** Creates a token that signs in once within fifteen minutes (AUTH-005). Only its hash is stored. */
export async function createMagicLink(db: Tx, tenant: string, sub: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `insert into magic_link (tenant, token_hash, sub, expires_at)
     values ($1, $2, $3, now() + $4::int * interval '1 minute')`,
    [tenant, hash(token), sub, LINK_MINUTES],
  )
  return token
}

/** Redeems a token and returns its account; undefined if it is unknown, used, expired or of another tenant. */
export async function redeemMagicLink(db: Tx, tenant: string, token: string): Promise<string | undefined> {
  const [link] = await db.query<{ sub: string; isValid: boolean }>(
    `delete from magic_link where tenant = $1 and token_hash = $2
     returning sub, expires_at > now() as "isValid"`,
    [tenant, hash(token)],
  )
  return link?.isValid ? link.sub : undefined
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
