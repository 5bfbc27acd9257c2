import { createFormRules } from '../../../schemas/rules/formRules'
import { passwordsMatch } from '../../../schemas/rules/password'
import { HttpError } from '../../platform/errors/httpError'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { fieldError } from '../entities/records/fieldError'
import { refuseCommonPassword } from '../people/refuseCommonPassword'

/** Checks a new password and its repetition. Throws 400 with the field. */
export function checkNewPassword(
  { manifest }: TenantOnServer,
  { password, passwordVerify }: { password: string; passwordVerify: string },
): void {
  const broken = createFormRules(manifest).password(password)
  if (broken) throw fieldError('/password', broken)
  refuseCommonPassword(password)
  if (passwordsMatch(password, passwordVerify)) return
  const fields = [{ path: '/passwordVerify', keyword: 'const', params: {} }]
  throw new HttpError(400, 'PASSWORDS_DO_NOT_MATCH', { details: { fields } })
}
