import type { AdminUser, IdentificationType } from '@schemas/generated/entities'
import { checkIdentification } from '@schemas/rules/identification'
import type { FormRules } from '@schemas/rules/formRules'
import type { AdminRecord, FieldError } from '@portico/admin/entity'
import { toText } from '@portico/admin/values/toText'

/** A user who may lack any field. */
type PartialUser = { readonly [Field in keyof AdminUser]?: AdminUser[Field] | undefined }

/** The rules of the tenant that a user breaks: telephone number and document. */
export function checkUser(
  user: PartialUser,
  rules: FormRules,
  types: readonly IdentificationType[],
): FieldError<keyof AdminUser>[] {
  const phone = rules[user.isDoctor ? 'doctorPhone' : 'phone'](user.phone ?? '')
  const document = checkIdentification(user, types, null)
  return [
    ...(phone ? [{ field: 'phone' as const, keyword: phone }] : []),
    ...(document ? [{ field: document.field, keyword: document.rule }] : []),
  ]
}

/** The type of document that an option of the form stands for. */
export const toIdentificationType = ({ id, name, pattern }: AdminRecord): IdentificationType => ({
  id: Number(id),
  name: toText(name),
  pattern: typeof pattern === 'string' ? pattern : null,
})
