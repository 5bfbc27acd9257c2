import type { Registration } from '../../../schemas/generated/entities'
import { checkIdentification } from '../../../schemas/rules/identification'
import { createFormRules } from '../../../schemas/rules/formRules'
import { isNickname } from '../../../schemas/rules/text'
import type { BrokenRule } from '../../../schemas/rules/brokenRule'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { fieldError } from '../entities/records/fieldError'
import { identificationTypes } from '../people/identificationTypes'
import { localDay } from '../shared/zone'
import { checkNewPassword } from './checkNewPassword'

/** The answers about the person that every way to register asks for. */
export type PersonAnswers = Pick<
  Registration,
  | 'name'
  | 'phone'
  | 'birthDate'
  | 'nickName'
  | 'identificationNumberType'
  | 'identificationNumber'
  | 'conditionsVersion'
>

interface Context {
  tenant: TenantOnServer
  /** The version of the conditions of today. */
  version: string
  now: Date
}

/**
 * Checks a registration and its password. Throws 400 with the fields.
 */
export function checkRegistration(body: Registration, context: Context): void {
  checkPersonAnswers(body, context)
  checkNewPassword(context.tenant, body)
}

/**
 * Checks the answers of a registration by the rules of the tenant's forms, which the portal checks too. Throws 400
 * with the fields. Nothing is read from the database, so a refusal tells nothing about an address.
 */
export function checkPersonAnswers(body: PersonAnswers, { tenant, version, now }: Context): void {
  const rules = createFormRules(tenant.manifest)
  const today = localDay(tenant.manifest.timeZone ?? 'Europe/Madrid', now.getTime())
  const refuse = (field: keyof PersonAnswers, rule: BrokenRule | undefined | false) => {
    if (rule) throw fieldError(`/${field}`, rule, rule === 'adult' ? { age: rules.adultAge } : {})
  }
  refuse('phone', rules.phone(body.phone))
  refuse('birthDate', rules.adultBirthDate(body.birthDate, today))
  checkNickname(body, tenant)
  const { identificationNumberType: type = null, identificationNumber: number = null } = body
  const broken = checkIdentification(
    { identificationNumberType: type, identificationNumber: number },
    identificationTypes,
    null,
  )
  if (broken) refuse(broken.field, broken.rule)
  // A new version since the form was opened has not been read.
  refuse('conditionsVersion', body.conditionsVersion !== version && 'enum')
}

/** Throws 400 for a nickname with other characters and, under boostedCrew, for one that is not the name. */
function checkNickname({ name, nickName }: PersonAnswers, { backend }: TenantOnServer): void {
  if (nickName !== undefined && !isNickname(nickName)) throw fieldError('/nickName', 'pattern')
  if (!backend.features.includes('boostedCrew')) return
  if (nickName === undefined) throw fieldError('/nickName', 'required')
  if (name.trim() !== nickName) throw fieldError('/nickName', 'enum')
}
