import { HttpError } from '../../../platform/errors/httpError'
import type { Api, OperationCall } from '../../../platform/http/api/operation'
import { findAccount, type Account } from '../../../platform/identity/accounts/account'
import { noteAuthentication, requireAuthentication } from '../../../platform/sessions/reauthentication'
import { redeemCode, requestCode, type CodeOwner } from '../../../platform/identity/singleUse/codes'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { checkOwnPassword } from '../checkOwnPassword'
import { normalizeCode } from '../contact/target'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { proveSecondStep } from './secondStep'

type CodeCall = OperationCall<'POST api/users/reauthentication-code'>
type Call = OperationCall<'POST api/users/reauthentication'>

/**
 * Sends a code to the address of the person who signed in, also while they act for somebody: for people who have no password
 * or do not know it. Returns that address. Throws 429 TOO_MANY_ATTEMPTS, and 403 in a session that never proved who they are.
 */
export async function requestReauthenticationCode(call: CodeCall): Promise<{ email: string }> {
  const { db, tenant, now, language } = call
  const { email, sub } = await findActor(call)
  const seconds = await requestCode(db, ownerOf(call), email, now)
  if (seconds > 0) throw tooManyAttempts(seconds)
  await enqueueAccountLetter(db, tenant.id, {
    kind: 'reauthenticationCode',
    personId: sub,
    to: email,
    language,
    now,
  })
  return { email }
}

/**
 * Confirms who acts in this session: with a passkey; or with their password or the code of the letter, and a second-step code
 * where the account has a second step. Throws SECURITY_INFORMATION_ERROR for a wrong password, INVALID_TOKEN for a wrong
 * code of the letter, the errors of `proveSecondStep`, 429 TOO_MANY_ATTEMPTS, and 403 in a session that never proved who they
 * are.
 */
export async function reauthenticate(call: Call, { serverKey }: Pick<Api, 'serverKey'>): Promise<void> {
  const { db, tenant, person, body } = call
  const proofs = [body.password, body.code, body.credential].filter((proof) => proof !== undefined)
  if (proofs.length !== 1) throw new HttpError(400, 'FORMAT_NOT_VALID')
  const account = await findActor(call)
  if (body.password !== undefined) await checkOwnPassword(db, tenant.id, account, body.password)
  await proveSecondStep(call, { serverKey, sub: account.sub })
  if (body.code !== undefined) await redeemMailedCode(call, account.email, body.code)
  await noteAuthentication(db, tenant.id, person)
}

async function redeemMailedCode(call: Call, email: string, typed: string): Promise<void> {
  const proof = { target: email, code: normalizeCode(typed) }
  if (!(await redeemCode(call.db, ownerOf(call), proof, call.now))) throw new HttpError(400, 'INVALID_TOKEN')
}

/** The account of the person who acts. Throws 403 FORBIDDEN in a session that never proved who they are. */
export async function findActor({
  db,
  tenant,
  person,
}: Pick<CodeCall, 'db' | 'tenant' | 'person'>): Promise<Account> {
  await requireAuthentication(db, tenant.id, person)
  return orNotFound(await findAccount(db, tenant.id, person.actor))
}

const ownerOf = ({ tenant, person }: CodeCall | Call): CodeOwner => ({
  tenant: tenant.id,
  personId: person.actor,
  purpose: 'reauthentication',
})
