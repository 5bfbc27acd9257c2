import { HttpError } from '../../../platform/errors/httpError'
import type { OperationCall } from '../../../platform/http/api/operation'
import { findAccount, normalizeEmail } from '../../../platform/identity/accounts/account'
import { noteAccountChange } from '../../../platform/identity/accounts/accountChanges'
import { signOutElsewhere } from '../../../platform/sessions/sessions'
import { redeemCode, requestCode, type CodeOwner } from '../../../platform/identity/singleUse/codes'
import { sqlState } from '../../../platform/http/errors/badInput'
import type { Tx } from '../../../platform/db/database'
import { fieldError } from '../../entities/records/fieldError'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { maskContact } from '../../shared/maskContact'
import { requireOwn } from '../ownAccount'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { writeContact } from './writeContact'
import { normalizeCode } from './target'

type RequestCall = OperationCall<'POST api/users/request-change-email'>
type VerifyCall = OperationCall<'POST api/users/verify-change-email'>

const UNIQUE_VIOLATION = '23505'

/**
 * Sends a code to the new address. An address with an account gets one too: only who reads its letters
 * learns that it is taken. Throws 429 TOO_MANY_ATTEMPTS.
 */
export async function requestEmailChange(call: RequestCall): Promise<void> {
  const { db, tenant, now, language } = call
  const owner = ownerOf(call)
  const to = normalizeEmail(call.body.email)
  const { email } = orNotFound(await findAccount(db, tenant.id, owner.personId))
  if (to === email) throw fieldError('/email', 'unchanged')
  const seconds = await requestCode(db, owner, to, now)
  if (seconds > 0) throw tooManyAttempts(seconds)
  await enqueueAccountLetter(db, tenant.id, {
    kind: 'emailCode',
    personId: owner.personId,
    to,
    language,
    now,
  })
}

/**
 * Changes the address of the account after its code, ends the other sessions, and tells the old address, which can undo it. Pending sign-in and reset links end, because the old address received them. Throws INVALID_TOKEN, or EMAIL_EXISTS for an address with an account.
 */
export async function verifyEmailChange(call: VerifyCall): Promise<void> {
  const { db, tenant, now, language } = call
  const owner = ownerOf(call)
  const email = normalizeEmail(call.body.email)
  const proof = { target: email, code: normalizeCode(call.body.token) }
  if (!(await redeemCode(db, owner, proof, now))) throw new HttpError(400, 'INVALID_TOKEN')
  await db.tx(async (tx) => {
    const before = orNotFound(await findAccount(tx, tenant.id, owner.personId))
    await writeEmail(tx, tenant.id, owner.personId, email)
    await writeContact(tx, call, { email }, { email: before.email })
    const facts = { kind: 'email', before: before.email, after: email } as const
    const change = await noteAccountChange(tx, { tenant: tenant.id, personId: owner.personId, now }, facts)
    await signOutElsewhere(tx, tenant.id, owner.personId, call.person.session)
    await enqueueAccountLetter(tx, tenant.id, {
      kind: 'emailChanged',
      personId: owner.personId,
      to: before.email,
      change,
      masked: maskContact(email),
      language,
      now,
    })
  })
}

/** Writes the proven address of an account, and ends the links that its former address received. Throws 400 EMAIL_EXISTS. */
export async function writeEmail(tx: Tx, tenant: string, id: string, email: string): Promise<void> {
  await tx
    .query('update account set email = $3 where tenant = $1 and sub = $2', [tenant, id, email])
    .catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? new HttpError(400, 'EMAIL_EXISTS') : error
    })
  await tx.query('update person set email_confirmed = true where tenant = $1 and id = $2', [tenant, id])
  await tx.query('delete from magic_link where tenant = $1 and sub = $2', [tenant, id])
  await tx.query('delete from single_use_link where tenant = $1 and person_id = $2', [tenant, id])
}

const ownerOf = ({ tenant, person }: Pick<VerifyCall, 'tenant' | 'person'>): CodeOwner => ({
  tenant: tenant.id,
  personId: requireOwn(person),
  purpose: 'email',
})
