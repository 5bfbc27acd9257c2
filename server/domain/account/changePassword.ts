import { createFormRules } from '../../../schemas/rules/formRules'
import { passwordsMatch } from '../../../schemas/rules/password'
import { HttpError } from '../../platform/errors/httpError'
import type { OperationCall } from '../../platform/http/api/operation'
import { findAccount } from '../../platform/identity/accounts/account'
import { noteAccountChange } from '../../platform/identity/accounts/accountChanges'
import { hashPassword } from '../../platform/identity/accounts/password'
import { hasFactors } from '../../platform/sessions/secondStepDuty'
import { requireRecentSignIn } from '../../platform/sessions/reauthentication'
import { signOutElsewhere } from '../../platform/sessions/sessions'
import { fieldError } from '../entities/records/fieldError'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { orNotFound } from '../../platform/errors/orNotFound'
import { refuseCommonPassword } from '../people/refuseCommonPassword'
import { checkOwnPassword } from './checkOwnPassword'
import { requireOwn } from './ownAccount'

type Call = Pick<
  OperationCall<'POST api/users/changePassword'>,
  'db' | 'tenant' | 'person' | 'body' | 'now' | 'language'
>

/**
 * Changes the password of the person who signed in and ends their other sessions (C-147); a letter tells them, in case it was
 * somebody else. Throws PASSWORDS_DO_NOT_MATCH, FORMAT_NOT_VALID, SECURITY_INFORMATION_ERROR for a wrong old
 * password, 429 TOO_MANY_ATTEMPTS, or 403
 * REAUTHENTICATION_REQUIRED where the second step of an account is not recent.
 */
export async function changePassword({ db, tenant, person, body, now, language }: Call): Promise<void> {
  const sub = requireOwn(person)
  const { oldPassword, newPassword, newPasswordVerify } = body
  if (!passwordsMatch(newPassword, newPasswordVerify)) throw new HttpError(400, 'PASSWORDS_DO_NOT_MATCH')
  const broken = createFormRules(tenant.manifest).password(newPassword)
  if (broken) throw fieldError('/newPassword', broken)
  refuseCommonPassword(newPassword, '/newPassword')
  const account = orNotFound(await findAccount(db, tenant.id, sub))
  if (await hasFactors(db, tenant.id, sub)) await requireRecentSignIn(db, tenant.id, person)
  await checkOwnPassword(db, tenant.id, account, oldPassword)
  const hash = await hashPassword(newPassword)
  await db.tx(async (tx) => {
    await tx.query('update account set password_hash = $3 where tenant = $1 and sub = $2', [
      tenant.id,
      sub,
      hash,
    ])
    await signOutElsewhere(tx, tenant.id, sub, person.session)
    const facts = { kind: 'password', before: null, after: null } as const
    const change = await noteAccountChange(tx, { tenant: tenant.id, personId: sub, now }, facts)
    await enqueueAccountLetter(tx, tenant.id, {
      kind: 'passwordChanged',
      personId: sub,
      change,
      language,
      now,
    })
  })
}
