import type { AccountConfirmation, PendingRegistration } from '../../../schemas/generated/entities'
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock'
import { sqlState } from '../../platform/http/errors/badInput'
import type { OperationCall } from '../../platform/http/api/operation'
import { findHash, hashPassword } from '../../platform/identity/accounts/password'
import {
  endRegistrations,
  isUsedLink,
  listConfirmable,
  noteUsedLinks,
} from '../../platform/identity/registrations/confirmations'
import type { Registration } from '../../platform/identity/registrations/registrations'
import { fieldError } from '../entities/records/fieldError'
import { checkNewPassword } from './checkNewPassword'
import { readConditions } from './conditions/conditions'
import { createPerson } from './createPerson'
import { alreadyConfirmed, wrongPassword } from '../account/linkErrors'
import type { RegistrationAnswers } from './register'

type Call = OperationCall<'POST api/users/confirm-account'>
type Waiting = Registration<RegistrationAnswers>

const UNIQUE_VIOLATION = '23505'

/**
 * Makes the person and the account of a registration. Whoever reads the letters of an address may have a link to a form that
 * somebody else has sent, so the link alone confirms nothing: the password decides which registration of the address it is,
 * or the person chooses a new one. Returns false for a link that does not work.
 */
export async function confirmRegistration(call: Call): Promise<boolean> {
  const { db, tenant, body, now } = call
  const link = { id: body.userId, token: body.token }
  const waiting = await listConfirmable<RegistrationAnswers>(db, tenant.id, link, now)
  if (waiting.length === 0) return false
  const chosen = await choose(call, waiting)
  const isMade = await retryOnDeadlock(db, async (tx) => {
    // Two registrations of an address that are confirmed at the same moment end each other.
    const ended = await endRegistrations(tx, tenant.id, chosen)
    if (!ended) return false
    await createPerson(tx, tenant, chosen)
    await noteUsedLinks(tx, tenant.id, { ...ended, personId: chosen.id, now })
    return true
  }).catch((error: unknown) => {
    // Somebody has made an account with the address meanwhile.
    if (sqlState(error) === UNIQUE_VIOLATION) throw alreadyConfirmed()
    throw error
  })
  return isMade
}

/** The registration that the password belongs to, or that of the link with a new password. */
async function choose(call: Call, waiting: readonly Waiting[]): Promise<Waiting> {
  const { password, passwordVerify } = call.body
  if (password === undefined) throw fieldError('/password', 'required', { missingProperty: 'password' })
  if (passwordVerify !== undefined) return withNewPassword(call, { password, passwordVerify }, waiting)
  const hash = await findHash(
    password,
    waiting.map(({ passwordHash }) => passwordHash),
  )
  const found = waiting.find(({ passwordHash }) => passwordHash === hash)
  if (!found) throw wrongPassword()
  return found
}

/** The conditions of the form may have been accepted by somebody else, so they are accepted again. */
async function withNewPassword(
  { tenant, language, now, body }: Call,
  passwords: Required<Pick<AccountConfirmation, 'password' | 'passwordVerify'>>,
  [registration]: readonly Waiting[],
): Promise<Waiting> {
  checkNewPassword(tenant, passwords)
  const { version } = readConditions(tenant, language)
  if (body.conditionsVersion !== version || !registration) throw fieldError('/conditionsVersion', 'enum')
  return {
    ...registration,
    answers: { ...registration.answers, conditionsVersion: version },
    passwordHash: await hashPassword(passwords.password),
    createdAt: now,
  }
}

/** Reads the registration of a link. Returns undefined for a link that does not work, throws 409 for one that has confirmed. */
export async function readRegistration({
  db,
  tenant,
  body,
  now,
}: OperationCall<'POST api/users/registration-of-link'>): Promise<PendingRegistration | undefined> {
  const link = { id: body.userId, token: body.token }
  const [found] = await listConfirmable<RegistrationAnswers>(db, tenant.id, link, now)
  if (!found && (await isUsedLink(db, tenant.id, body.token))) throw alreadyConfirmed()
  if (!found) return undefined
  const { name, surname, birthDate, phone } = found.answers
  return { email: found.email, name, surname, birthDate, phone }
}
