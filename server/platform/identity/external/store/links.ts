import type { Tx } from '../../../db/database'
import { createToken, hashToken } from '../../../secrets/token'
import type { ExternalId } from './identities'

/** How long the link of a letter works, in minutes. */
export const JOIN_MINUTES = 60

/** Makes the token of a link that joins somebody at a provider to an account. Only its hash is stored. */
export async function createJoinToken(
  db: Tx,
  tenant: string,
  { issuer, subject }: ExternalId,
  sub: string,
): Promise<string> {
  const token = createToken()
  await db.query(
    `insert into external_link (tenant, token_hash, issuer, subject, sub, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 minute')`,
    [tenant, hashToken(token), issuer, subject, sub, JOIN_MINUTES],
  )
  return token
}

/** Uses a link once. Returns the person at the provider and the account; undefined if it is unknown, used or expired. */
export async function redeemJoinToken(
  tx: Tx,
  tenant: string,
  token: string,
): Promise<(ExternalId & { sub: string }) | undefined> {
  const [row] = await tx.query<ExternalId & { sub: string; isValid: boolean }>(
    `delete from external_link where tenant = $1 and token_hash = $2
     returning issuer, subject, sub, expires_at > now() as "isValid"`,
    [tenant, hashToken(token)],
  )
  return row?.isValid ? row : undefined
}
