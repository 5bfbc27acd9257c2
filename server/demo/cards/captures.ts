import type { Tx } from '../../platform/db/database'
import { createToken, hashToken } from '../../platform/secrets/token'
import { CardRefused, refusalReasons, type RefusalReason } from '../../domain/account/plans/port'
import { checkCard, digitsOf, type CardFault, type CardField, type TypedCard } from './checkCard'
import { testCardOf } from './acceptedCards'

/** The answer of the provider to its own fields. */
export type CaptureAnswer =
  | { status: 'captured'; token: string }
  | { status: 'challenge' }
  | { status: 'invalid'; faults: Partial<Record<CardField, CardFault>> }
  | { status: 'refused'; reason: RefusalReason }

/** Cards that may be tried in one capture: the provider must not be used to try out stolen ones. */
const MAX_TRIES = 10
const LIFETIME = "interval '1 hour'"

/** Opens a capture. Returns its secret, which is kept hashed. */
export async function openCapture(db: Tx, tenant: string, personId: string, now: Date): Promise<string> {
  const secret = createToken()
  await db.query(
    'insert into sandbox_card_capture (tenant, secret_hash, person_id, created_at) values ($1, $2, $3, $4)',
    [tenant, hashToken(secret), personId, now],
  )
  return secret
}

/** Takes a card. A capture that is unknown, over or tried too often refuses it. */
export async function takeCard(db: Tx, secret: string, card: TypedCard, now: Date): Promise<CaptureAnswer> {
  const faults = checkCard(card, now)
  if (Object.keys(faults).length > 0) return { status: 'invalid', faults }
  const { asksToConfirm, refusal, chargeRefusal, paysOnce } = testCardOf(digitsOf(card.number))
  const [open] = await db.query(
    `update sandbox_card_capture set tries = tries + 1
     where secret_hash = $1 and status = 'open' and tries < $2 and created_at > $3::timestamptz - ${LIFETIME} returning 1`,
    [hashToken(secret), MAX_TRIES, now],
  )
  if (!open) return { status: 'refused', reason: 'failed' }
  if (refusal) return { status: 'refused', reason: refusal }
  if (!asksToConfirm)
    return capture(db, secret, 'open', { chargeRefusal: chargeRefusal ?? null, renews: !paysOnce })
  await db.query(`update sandbox_card_capture set status = 'challenge' where secret_hash = $1`, [
    hashToken(secret),
  ])
  return { status: 'challenge' }
}

/** The answer of the person to their bank. After a refusal another card may be tried. */
export async function answerChallenge(db: Tx, secret: string, accepts: boolean): Promise<CaptureAnswer> {
  if (accepts) return capture(db, secret, 'challenge', { chargeRefusal: null, renews: true })
  await db.query(
    `update sandbox_card_capture set status = 'open' where secret_hash = $1 and status = 'challenge'`,
    [hashToken(secret)],
  )
  return { status: 'refused', reason: 'authentication' }
}

async function capture(
  db: Tx,
  secret: string,
  from: 'open' | 'challenge',
  { chargeRefusal, renews }: { chargeRefusal: RefusalReason | null; renews: boolean },
): Promise<CaptureAnswer> {
  const token = `card_${createToken()}`
  const [row] = await db.query(
    `update sandbox_card_capture set status = 'captured', token_hash = $3, charge_refusal = $4, renews = $5
     where secret_hash = $1 and status = $2 returning 1`,
    [hashToken(secret), from, hashToken(token), chargeRefusal, renews],
  )
  return row ? { status: 'captured', token } : { status: 'refused', reason: 'failed' }
}

/**
 * Uses the token of a person. Returns whether the card pays later months too. Throws `CardRefused` for one that is used,
 * unknown, of somebody else, or refused by the bank.
 */
export async function useToken(db: Tx, tenant: string, personId: string, token: string): Promise<boolean> {
  const [row] = await db.query<{ refusal: string | null; renews: boolean }>(
    `update sandbox_card_capture set status = 'used'
     where tenant = $1 and person_id = $2 and token_hash = $3 and status = 'captured'
     returning charge_refusal as refusal, renews`,
    [tenant, personId, hashToken(token)],
  )
  const reason = row ? row.refusal : 'token'
  if (!row || reason !== null)
    throw new CardRefused(refusalReasons.find((one) => one === reason) ?? 'declined')
  return row.renews
}
