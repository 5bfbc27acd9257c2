import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/database'
import { normalizeEmail } from '../accounts/account'
import { hashPassword, hasSameSalt } from '../accounts/password'

/** How long a registration waits for its confirmation, in days. Another link can be sent while it waits. */
const REGISTRATION_DAYS = 7

/** A registration to store. `answers`: the form without the password. */
export interface NewRegistration {
  email: string
  answers: object
  password: string
  language: string
}

/** A registration that waits for its confirmation. */
export interface Registration<A = object> {
  id: string
  email: string
  answers: A
  passwordHash: string
  language: string
  createdAt: Date
}

/**
 * Stores a registration, and runs `onStored` in the same transaction while nobody else registers with the address. One form that
 * is sent twice is one registration. Takes the id, which becomes the id of the person.
 */
export async function createRegistration(
  db: Tx,
  tenant: string,
  { email, answers, password, language }: NewRegistration,
  { now, onStored }: { now: Date; onStored: (tx: Tx, id: string) => Promise<void> },
): Promise<void> {
  const values = { tenant, email: normalizeEmail(email), answers: JSON.stringify(answers), language, now }
  for (;;) {
    // All registrations of an address have one salt, so that a sign-in takes as long for many as for one. The password is
    // hashed outside of the transaction, because it takes half a second.
    const [like] = await listRegistrations(db, tenant, email, now)
    const passwordHash = await hashPassword(password, like?.passwordHash)
    const isStored = await db.tx(async (tx) => {
      const id = await storeInTurn(tx, { ...values, passwordHash })
      if (id !== undefined) await onStored(tx, id)
      return id !== undefined
    })
    if (isStored) return
  }
}

interface Row {
  tenant: string
  email: string
  /** JSON. */
  answers: string
  passwordHash: string
  language: string
  now: Date
}

/** Returns undefined if somebody has registered with the address, and another salt, meanwhile. */
async function storeInTurn(
  tx: Tx,
  { tenant, email, answers, passwordHash, language, now }: Row,
): Promise<string | undefined> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`registration ${tenant} ${email}`])
  const [newest] = await listRegistrations(tx, tenant, email, now)
  if (newest && !hasSameSalt(newest.passwordHash, passwordHash)) return undefined
  const moments = [now.toISOString(), REGISTRATION_DAYS]
  const [same] = await tx.query<{ id: string }>(
    `update registration set expires_at = $5::timestamptz + $6::int * interval '1 day'
     where tenant = $1 and email = $2 and answers = $3::jsonb and password_hash = $4 and expires_at > $5::timestamptz
     returning id`,
    [tenant, email, answers, passwordHash, ...moments],
  )
  if (same) return same.id
  const id = randomUUID()
  await tx.query(
    `insert into registration (tenant, id, email, answers, password_hash, language, created_at, expires_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7::timestamptz, $7::timestamptz + $8::int * interval '1 day')`,
    [tenant, id, email, answers, passwordHash, language, ...moments],
  )
  return id
}

/** The registrations of an address that wait for their confirmation, the latest first. */
export const listRegistrations = <A = object>(
  db: Tx,
  tenant: string,
  email: string,
  now: Date,
): Promise<Registration<A>[]> =>
  db.query<Registration<A>>(
    `select id, email, answers, password_hash as "passwordHash", language, created_at as "createdAt"
     from registration where tenant = $1 and email = $2 and expires_at > $3::timestamptz
     order by created_at desc, id`,
    [tenant, normalizeEmail(email), now.toISOString()],
  )
