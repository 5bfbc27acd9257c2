import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/engine'
import { normalizeEmail } from '../accounts/account'
import { createToken, hashToken } from '../singleUse/token'
import { LINK_LIFE } from '../singleUse/links'

/** How long a registration waits for its confirmation, in days. Another link can be sent while it waits. */
const REGISTRATION_DAYS = 7

/** A registration to store. `answers`: the form without the password. */
export interface NewRegistration {
  email: string
  answers: object
  passwordHash: string
  language: string
}

/** A registration whose address is confirmed. */
export interface ConfirmedRegistration<A> extends Omit<NewRegistration, 'answers'> {
  id: string
  answers: A
  createdAt: Date
}

/** Stores a registration. Returns its id, which becomes the id of the person. */
export async function createRegistration(
  tx: Tx,
  tenant: string,
  { email, answers, passwordHash, language }: NewRegistration,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await tx.query(
    `insert into registration (tenant, id, email, answers, password_hash, language, created_at, expires_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7::timestamptz, $7::timestamptz + $8::int * interval '1 day')`,
    [
      tenant,
      id,
      normalizeEmail(email),
      JSON.stringify(answers),
      passwordHash,
      language,
      now.toISOString(),
      REGISTRATION_DAYS,
    ],
  )
  return id
}

/** The latest registration of an address that waits for its confirmation. */
export async function findRegistration(
  db: Tx,
  tenant: string,
  email: string,
  now: Date,
): Promise<{ id: string; passwordHash: string } | undefined> {
  const [row] = await db.query<{ id: string; passwordHash: string }>(
    `select id, password_hash as "passwordHash" from registration
     where tenant = $1 and email = $2 and expires_at > $3::timestamptz order by created_at desc, id limit 1`,
    [tenant, normalizeEmail(email), now.toISOString()],
  )
  return row
}

/** Makes the token of a link that confirms a registration. Returns undefined if the registration has ended. */
export async function createConfirmation(
  db: Tx,
  tenant: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const token = createToken()
  const made = await db.query(
    `insert into registration_link (tenant, token_hash, registration_id, expires_at)
     select tenant, $3, id, least(expires_at, $4::timestamptz + $5::int * interval '1 minute') from registration
     where tenant = $1 and id = $2 and expires_at > $4::timestamptz returning tenant`,
    [tenant, id, hashToken(token), now.toISOString(), LINK_LIFE.confirm],
  )
  return made.length > 0 ? token : undefined
}

/**
 * Ends a registration with the token of its link, and all others of the address. Returns undefined for a used or expired
 * link, or one of another registration.
 */
export async function redeemRegistration<A>(
  tx: Tx,
  tenant: string,
  { id, token }: { id: string; token: string },
  now: Date,
): Promise<ConfirmedRegistration<A> | undefined> {
  const [link] = await tx.query<{ isValid: boolean }>(
    `delete from registration_link where tenant = $1 and registration_id = $2 and token_hash = $3
     returning expires_at > $4::timestamptz as "isValid"`,
    [tenant, id, hashToken(token), now.toISOString()],
  )
  if (!link?.isValid) return undefined
  const ended = await tx.query<ConfirmedRegistration<A>>(
    `delete from registration where tenant = $1
       and email = (select email from registration where tenant = $1 and id = $2)
     returning id, email, answers, password_hash as "passwordHash", language, created_at as "createdAt"`,
    [tenant, id],
  )
  return ended.find((registration) => registration.id === id)
}
