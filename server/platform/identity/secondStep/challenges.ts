import type { Tx } from '../../db/database'
import { createToken, hashToken } from '../../secrets/token'
import type { SecondStepOwner } from './owner'

type Asker = Pick<SecondStepOwner, 'tenant' | 'askedBy'>

/** How long a browser may take to answer, in minutes. */
const CHALLENGE_MINUTES = 10

/** Makes the bytes that a passkey signs. Only their hash is stored. */
export async function createChallenge(db: Tx, { tenant, askedBy }: Asker): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = createToken()
  await db.query(
    `insert into passkey_challenge (tenant, challenge_hash, asked_by, expires_at)
     values ($1, $2, $3, now() + $4::int * interval '1 minute')`,
    [tenant, hashToken(challenge), askedBy, CHALLENGE_MINUTES],
  )
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Uses a challenge, in base64url, once. Returns false if it is unknown, used, expired, or another page or session asked. */
export async function redeemChallenge(
  db: Tx,
  { tenant, askedBy }: Asker,
  challenge: string,
): Promise<boolean> {
  const [row] = await db.query<{ isValid: boolean }>(
    `delete from passkey_challenge where tenant = $1 and challenge_hash = $2 and asked_by = $3
     returning expires_at > now() as "isValid"`,
    [tenant, hashToken(challenge), askedBy],
  )
  return row?.isValid ?? false
}
