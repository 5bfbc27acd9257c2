import type { Tx } from '../../db/database'
import { createToken, hashToken } from '../../secrets/token'

/** What a link is for: a link works at no other place. */
export type LinkPurpose = 'confirm' | 'setPassword' | 'reset' | 'invitation'

/** How long a link works, in minutes. The letter says it. */
export const LINK_LIFE: Readonly<Record<LinkPurpose, number>> = {
  confirm: 24 * 60,
  setPassword: 7 * 24 * 60,
  reset: 60,
  invitation: 7 * 24 * 60,
}

/** Whose link it is, and what for. */
export interface LinkOwner {
  tenant: string
  personId: string
  purpose: LinkPurpose
}

/**
 * Makes the token of a link. Only its hash is stored. Earlier links of the same purpose keep working, because letters
 * arrive in any order.
 */
export async function createLinkToken(db: Tx, owner: LinkOwner, now: Date): Promise<string> {
  const token = createToken()
  await db.query(
    `insert into single_use_link (tenant, token_hash, person_id, purpose, expires_at)
     values ($1, $2, $3, $4, $5::timestamptz + $6::int * interval '1 minute')`,
    [
      owner.tenant,
      hashToken(token),
      owner.personId,
      owner.purpose,
      now.toISOString(),
      LINK_LIFE[owner.purpose],
    ],
  )
  return token
}

/**
 * Uses a link once. Returns false if it is unknown, used, expired, or of another person or purpose. All links of this
 * purpose end with it. Call it in the transaction of what the link does: if that fails, the link keeps working.
 */
export async function redeemLinkToken(tx: Tx, owner: LinkOwner, token: string, now: Date): Promise<boolean> {
  const { tenant, personId, purpose } = owner
  const [link] = await tx.query<{ isValid: boolean }>(
    `delete from single_use_link where tenant = $1 and token_hash = $2 and person_id = $3 and purpose = $4
     returning expires_at > $5::timestamptz as "isValid"`,
    [tenant, hashToken(token), personId, purpose, now.toISOString()],
  )
  if (!link?.isValid) return false
  await endLinks(tx, owner)
  return true
}

/** Ends the links of a person that have a purpose. */
export async function endLinks(tx: Tx, { tenant, personId, purpose }: LinkOwner): Promise<void> {
  await tx.query('delete from single_use_link where tenant = $1 and person_id = $2 and purpose = $3', [
    tenant,
    personId,
    purpose,
  ])
}

/** When a link of a person ends, whether or not it has; undefined for any other link. It uses nothing. */
export async function findLinkEnd(
  db: Tx,
  { tenant, personId, purpose }: LinkOwner,
  token: string,
): Promise<Date | undefined> {
  const [link] = await db.query<{ expiresAt: Date }>(
    `select expires_at as "expiresAt" from single_use_link
     where tenant = $1 and token_hash = $2 and person_id = $3 and purpose = $4`,
    [tenant, hashToken(token), personId, purpose],
  )
  return link?.expiresAt
}

/** The hashes of the links of a person that have a purpose. */
export async function hashesOfLinks(tx: Tx, { tenant, personId, purpose }: LinkOwner): Promise<string[]> {
  const rows = await tx.query<{ hash: string }>(
    'select token_hash as hash from single_use_link where tenant = $1 and person_id = $2 and purpose = $3',
    [tenant, personId, purpose],
  )
  return rows.map(({ hash }) => hash)
}
