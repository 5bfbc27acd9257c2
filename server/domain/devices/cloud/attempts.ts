import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '../../../platform/db/database'
import type { KeyRing } from '../../../platform/secrets/keyRing'
import type { Writer } from '../../measurements/patient'
import { seal, unseal } from './seal'

/** A person is asked for a password at the provider, and may have to find it first. */
const MINUTES = 15

/** What a connection needs until it is complete. */
interface Attempt {
  verifier: string
  code: string | null
  error: string | null
}

const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url')

/** Begins a connection. What the same actor had begun for the same person ends. */
export async function beginAttempt(
  db: Tx,
  { tenant, patient, actor, now }: Writer,
  secret: KeyRing,
  redirect: string,
): Promise<{ state: string; verifier: string }> {
  const state = randomBytes(32).toString('base64url')
  const verifier = randomBytes(32).toString('base64url')
  await db.query(
    `with ended as (delete from device_attempt where tenant = $1
       and ((actor = $3 and patient_id = $4) or expires_at < $7::timestamptz))
     insert into device_attempt (tenant, hash, actor, patient_id, redirect, verifier, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz + make_interval(mins => ${MINUTES}))`,
    [
      tenant,
      hashOf(state),
      actor,
      patient,
      redirect,
      seal(verifier, { secret, tenant, patient }),
      now.toISOString(),
    ],
  )
  return { state, verifier }
}

/**
 * Records what the provider has answered, once. Returns the page to return to; null for a state that is unknown, used or
 * expired.
 */
export async function noteAnswer(
  db: Tx,
  { tenant, secret, now }: { tenant: string; secret: KeyRing; now: Date },
  state: string,
  answer: { code?: string | undefined; error?: string | undefined },
): Promise<string | null> {
  const [attempt] = await db.query<{ patient: string; redirect: string }>(
    `select patient_id as patient, redirect from device_attempt where tenant = $1 and hash = $2
       and expires_at >= $3::timestamptz and code is null and error is null`,
    [tenant, hashOf(state), now.toISOString()],
  )
  if (!attempt) return null
  const key = { secret, tenant, patient: attempt.patient }
  const error = answer.code ? null : (answer.error ?? 'no code').slice(0, 40)
  const noted = await db.query(
    `update device_attempt set code = $3, error = $4 where tenant = $1 and hash = $2 and code is null and error is null
     returning hash`,
    [tenant, hashOf(state), answer.code ? seal(answer.code, key) : null, error],
  )
  return noted.length > 0 ? attempt.redirect : null
}

/** Takes an answered connection once, no matter who asks. Null unless the same actor began it for the same person. */
export async function takeAttempt(
  db: Tx,
  { tenant, patient, actor, now }: Writer,
  secret: KeyRing,
  state: string,
): Promise<Attempt | null> {
  const [attempt] = await db.query<Attempt & { actor: string; patient: string; expiresAt: Date }>(
    `delete from device_attempt where tenant = $1 and hash = $2
     returning actor, patient_id as patient, verifier, code, error, expires_at as "expiresAt"`,
    [tenant, hashOf(state)],
  )
  if (attempt?.actor !== actor || attempt.patient !== patient || attempt.expiresAt < now) return null
  const key = { secret, tenant, patient }
  const verifier = unseal(attempt.verifier, key)
  if (verifier === null) return null
  return { verifier, code: attempt.code && unseal(attempt.code, key), error: attempt.error }
}
