import type { Tx } from '../../db/database'
import type { SignInMethod } from './methods'

/** How long somebody may take for the second step, in minutes: as long as a sign-in page is valid. */
const MINUTES = 60
/** The number of wrong codes that ends a sign-in page. */
const MAX_WRONG_CODES = 10

/** A sign-in whose first step is done. */
export interface PendingSignIn {
  sub: string
  /** How the person has shown so far who they are. */
  methods: SignInMethod[]
}

/** Notes that a sign-in page has done its first step. */
export async function startSecondStep(
  db: Tx,
  tenant: string,
  interaction: string,
  { sub, methods }: PendingSignIn,
): Promise<void> {
  await db.query(
    `insert into second_step_sign_in (tenant, interaction, sub, methods, expires_at)
     values ($1, $2, $3, $4, now() + $5::int * interval '1 minute')
     on conflict (tenant, interaction) do update set sub = excluded.sub, methods = excluded.methods, failures = 0,
       expires_at = excluded.expires_at`,
    [tenant, interaction, sub, methods, MINUTES],
  )
}

/** Who has done the first step on a sign-in page; undefined if nobody has, or too many codes were wrong. */
export async function findPendingSignIn(
  db: Tx,
  tenant: string,
  interaction: string,
): Promise<PendingSignIn | undefined> {
  const [row] = await db.query<PendingSignIn>(
    `select sub, methods from second_step_sign_in
     where tenant = $1 and interaction = $2 and failures < $3 and expires_at > now()`,
    [tenant, interaction, MAX_WRONG_CODES],
  )
  return row
}

/**
 * Counts a code before it is compared: processes that compare at the same time have the codes of a page together. Returns
 * false if the page has none left.
 */
export async function countCode(db: Tx, tenant: string, interaction: string): Promise<boolean> {
  const counted = await db.query(
    `update second_step_sign_in set failures = failures + 1
     where tenant = $1 and interaction = $2 and failures < $3 and expires_at > now() returning sub`,
    [tenant, interaction, MAX_WRONG_CODES],
  )
  return counted.length > 0
}

/** Adds how the person has done the second step. */
export async function addMethods(
  db: Tx,
  tenant: string,
  interaction: string,
  methods: readonly SignInMethod[],
): Promise<void> {
  await db.query(
    `update second_step_sign_in set methods = array(select distinct unnest(methods || $3::text[]))
     where tenant = $1 and interaction = $2`,
    [tenant, interaction, methods],
  )
}

/** Ends the second step of a page: it signs in once. Returns undefined if it has ended already. */
export async function endSecondStep(
  db: Tx,
  tenant: string,
  interaction: string,
): Promise<PendingSignIn | undefined> {
  const [row] = await db.query<PendingSignIn>(
    `delete from second_step_sign_in where tenant = $1 and interaction = $2 and expires_at > now()
     returning sub, methods`,
    [tenant, interaction],
  )
  return row
}
