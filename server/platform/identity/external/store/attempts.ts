import type { Tx } from '../../../db/database'
import { createToken, hashToken } from '../../../secrets/token'
import type { Attempt } from '../port'
import type { ExternalProviderProfile } from './profile'

/** How long somebody may be at the provider, in minutes. */
const DEPARTURE_MINUTES = 15
/** How long somebody may take to finish afterwards, in minutes: as long as a sign-in page is valid. */
const FINISH_MINUTES = 60

/**
 * Starts the sign-in of a page through the provider. An earlier start of the page ends. The state ends with the language
 * of the page, so that the return is in the same one.
 */
export async function startAttempt(
  db: Tx,
  tenant: string,
  interaction: string,
  language: string,
): Promise<Attempt> {
  const attempt = { state: `${createToken()}.${language}`, nonce: createToken(), verifier: createToken() }
  await db.query(
    `insert into external_sign_in (tenant, interaction, state_hash, nonce, verifier, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 minute')
     on conflict (tenant, interaction) do update set state_hash = excluded.state_hash, nonce = excluded.nonce,
       verifier = excluded.verifier, profile = null, code_hash = null, sub = null, expires_at = excluded.expires_at`,
    [tenant, interaction, hashToken(attempt.state), attempt.nonce, attempt.verifier, DEPARTURE_MINUTES],
  )
  return attempt
}

/** The language of the page that a state started from. */
export const languageOf = (state: string): string => state.split('.')[1] ?? ''

/** The sign-in page that a return belongs to; undefined for a state that is unknown, used or expired. */
export async function findInteraction(db: Tx, tenant: string, state: string): Promise<string | undefined> {
  const [row] = await db.query<{ interaction: string }>(
    'select interaction from external_sign_in where tenant = $1 and state_hash = $2 and expires_at > now()',
    [tenant, hashToken(state)],
  )
  return row?.interaction
}

/** Uses the state of a return once, and only for the page that it started from. Returns what the tokens must match. */
export async function redeemState(
  db: Tx,
  tenant: string,
  { interaction, state }: { interaction: string; state: string },
): Promise<Omit<Attempt, 'state'> | undefined> {
  const [row] = await db.query<Omit<Attempt, 'state'>>(
    `update external_sign_in set state_hash = null
     where tenant = $1 and interaction = $2 and state_hash = $3 and expires_at > now() returning nonce, verifier`,
    [tenant, interaction, hashToken(state)],
  )
  return row
}

/** Stores who has returned to a page. */
export async function saveProfile(
  db: Tx,
  tenant: string,
  interaction: string,
  profile: ExternalProviderProfile,
): Promise<void> {
  await db.query(
    `update external_sign_in set profile = $3::jsonb, code_hash = null,
       expires_at = now() + $4::int * interval '1 minute' where tenant = $1 and interaction = $2`,
    [tenant, interaction, JSON.stringify(profile), FINISH_MINUTES],
  )
}

/** Who has returned to a page and has not finished yet. */
export async function findProfile(
  db: Tx,
  tenant: string,
  interaction: string,
): Promise<ExternalProviderProfile | undefined> {
  const [row] = await db.query<{ profile: ExternalProviderProfile | null }>(
    `select profile from external_sign_in
     where tenant = $1 and interaction = $2 and sub is null and expires_at > now()`,
    [tenant, interaction],
  )
  return row?.profile ?? undefined
}

/** Ends the sign-in of a page through the provider. */
export async function endAttempt(db: Tx, tenant: string, interaction: string): Promise<void> {
  await db.query('delete from external_sign_in where tenant = $1 and interaction = $2', [tenant, interaction])
}
