import type { PasswordReset } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock'
import type { OperationCall } from '../../platform/http/api/operation'
import { normalizeEmail } from '../../platform/identity/accounts/account'
import { noteAccountChange } from '../../platform/identity/accounts/accountChanges'
import { hashPassword } from '../../platform/identity/accounts/password'
import { signOutEverywhere } from '../../platform/identity/protocol/adapter'
import { endLinks, redeemLinkToken, type LinkPurpose } from '../../platform/identity/singleUse/links'
import { fieldError } from '../entities/records/fieldError'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { checkNewPassword } from './checkNewPassword'
import { acceptConditions } from './conditions/acceptance'
import { readConditions } from './conditions/conditions'
import { confirmAgain, type LetterWish } from '../../platform/identity/registrations/confirmationLetter'
import { confirmEmail } from './confirmAccount'
import { limitGuesses } from '../account/limits'

type Call = OperationCall<'POST api/users/reset-password'>

/**
 * Sets a password with the link of a letter. Throws 400 for a password that breaks a rule, which leaves the link
 * valid, and for a used or expired link.
 */
export async function resetPassword(call: Call): Promise<void> {
  const { db, tenant, body, now } = call
  checkNewPassword(tenant, body)
  await limitGuesses(call, async () => {
    const passwordHash = await hashPassword(body.password)
    // Two links of an account that are used at the same moment end each other.
    return retryOnDeadlock(db, async (tx) => {
      const purpose = await redeem(tx, tenant.id, body, { purposes: ['reset', 'setPassword'], now })
      if (!purpose) return undefined
      await setPassword(tx, tenant.id, body.userId, passwordHash)
      if (purpose === 'setPassword') await acceptNamedConditions(tx, call)
      else await notifyOwner(tx, call)
      return purpose
    })
  })
}

/** Tells the person, who may not be the one who reads their mail. */
async function notifyOwner(
  tx: Tx,
  { tenant, body: { userId: personId }, now, language }: Call,
): Promise<void> {
  const facts = { kind: 'password', before: null, after: null } as const
  const change = await noteAccountChange(tx, { tenant: tenant.id, personId, now }, facts)
  await enqueueAccountLetter(tx, tenant.id, { kind: 'passwordChanged', personId, change, language, now })
}

/** Accepts the conditions that the form has shown. A form that has shown none leaves the question to the first sign-in. */
async function acceptNamedConditions(tx: Tx, { tenant, body, now, language }: Call): Promise<void> {
  const { userId: personId, conditionsVersion: version } = body
  if (version === undefined) return
  if (version !== readConditions(tenant, language).version) throw fieldError('/conditionsVersion', 'enum')
  await acceptConditions(tx, tenant.id, { personId, version }, now)
}

/** The purpose of the link; undefined if it is not valid for any. */
async function redeem(
  tx: Tx,
  tenant: string,
  { userId, token }: PasswordReset,
  { purposes, now }: { purposes: readonly LinkPurpose[]; now: Date },
): Promise<LinkPurpose | undefined> {
  for (const purpose of purposes) {
    if (await redeemLinkToken(tx, { tenant, personId: userId, purpose }, token, now)) return purpose
  }
  return undefined
}

/** Sets the password with a link that was sent to the address, so the address is confirmed and other sessions end. */
export async function setPassword(
  tx: Tx,
  tenant: string,
  personId: string,
  passwordHash: string,
): Promise<void> {
  await tx.query('update account set password_hash = $3 where tenant = $1 and sub = $2', [
    tenant,
    personId,
    passwordHash,
  ])
  await confirmEmail(tx, tenant, personId)
  for (const purpose of ['setPassword', 'reset', 'invitation'] as const)
    await endLinks(tx, { tenant, personId, purpose })
  await signOutEverywhere(tx, tenant, personId)
}

/**
 * Writes the letter with a link to choose another password, if the address has an account; if a registration waits for its
 * confirmation, the letter that confirms it, where another password can be chosen too.
 */
export async function enqueueReset(
  db: Tx,
  tenant: string,
  { email, language, now }: LetterWish,
): Promise<void> {
  const personId = await findReader(db, tenant, email)
  if (personId) await enqueueAccountLetter(db, tenant, { kind: 'reset', personId, language, now })
  else await confirmAgain(db, tenant, { email, language, now })
}

/** The active person whose account has the address. */
export async function findReader(db: Tx, tenant: string, email: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select p.id from account a join person p on p.tenant = a.tenant and p.id = a.sub
     where a.tenant = $1 and a.email = $2 and p.active`,
    [tenant, normalizeEmail(email)],
  )
  return row?.id
}
