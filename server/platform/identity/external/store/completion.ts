import type { Tx } from '../../../db/database'
import { createToken, hashToken } from '../../../secrets/token'
import type { ExternalProviderProfile } from './profile'

/**
 * Makes the code with which the portal completes a new account: the code gives access to the profile, so it travels in
 * the fragment of the address. Only its hash is stored. Another code of the page ends.
 */
export async function createCompletionCode(db: Tx, tenant: string, interaction: string): Promise<string> {
  const code = createToken()
  await db.query('update external_sign_in set code_hash = $3 where tenant = $1 and interaction = $2', [
    tenant,
    interaction,
    hashToken(code),
  ])
  return code
}

/** Who completes an account, and the sign-in page that they came from. */
export interface Completion {
  interaction: string
  profile: ExternalProviderProfile
}

const select = `select interaction, profile from external_sign_in
  where tenant = $1 and code_hash = $2 and sub is null and profile is not null and expires_at > now()`

/** Whose code it is; undefined if it is unknown, used or expired. */
export async function findCompletion(db: Tx, tenant: string, code: string): Promise<Completion | undefined> {
  const [row] = await db.query<Completion>(select, [tenant, hashToken(code)])
  return row
}

/** Like `findCompletion`, for the transaction that makes the account: others who have the code wait for it. */
export async function lockCompletion(tx: Tx, tenant: string, code: string): Promise<Completion | undefined> {
  const [row] = await tx.query<Completion>(`${select} for update`, [tenant, hashToken(code)])
  return row
}

/** Records the account that was made: the sign-in page finishes with it. */
export async function completeSignIn(
  tx: Tx,
  tenant: string,
  interaction: string,
  sub: string,
): Promise<void> {
  await tx.query('update external_sign_in set sub = $3 where tenant = $1 and interaction = $2', [
    tenant,
    interaction,
    sub,
  ])
}

/** Ends the sign-in of a page whose account was made. Returns the account; undefined for any other page. */
export async function redeemCompletion(
  db: Tx,
  tenant: string,
  interaction: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ sub: string }>(
    `delete from external_sign_in where tenant = $1 and interaction = $2 and sub is not null
       and expires_at > now() returning sub`,
    [tenant, interaction],
  )
  return row?.sub
}
