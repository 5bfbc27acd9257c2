import { ageOn } from '../../../../schemas/rules/age'
import type { FormRules } from '../../../../schemas/rules/formRules'
import { checkIdentification } from '../../../../schemas/rules/identification'
import { isNickname } from '../../../../schemas/rules/text'
import { fieldError } from '../../entities/records/fieldError'
import { identificationTypes } from '../../people/identificationTypes'
import type { StoredPersonalData } from './personalData'

/** What the rules of personal data depend on. */
export interface DataRules {
  rules: FormRules
  /** The fields that the tenant requires. */
  required: readonly string[]
  /** The date in the tenant's zone, YYYY-MM-DD. */
  today: string
  /** Dependents need a document from an age on; nobody else does. */
  isDependent: boolean
}

/** Throws 400 FORMAT_NOT_VALID for the first field that breaks a rule. */
export function checkData(
  data: StoredPersonalData,
  { rules, required, today, isDependent }: DataRules,
): void {
  for (const field of required) {
    if (isEmpty(data, field)) throw fieldError(`/${field}`, 'required')
  }
  const phone = rules.phone(data.alternativePhone ?? '')
  if (phone) throw fieldError('/alternativePhone', phone)
  if (data.nickName !== null && !isNickname(data.nickName)) throw fieldError('/nickName', 'pattern')
  if (data.birthDate !== null && data.birthDate > today) throw fieldError('/birthDate', 'past')
  const age = isDependent && data.birthDate !== null ? ageOn(data.birthDate, today) : null
  const identification = checkIdentification(data, identificationTypes, age)
  if (identification) throw fieldError(`/${identification.field}`, identification.rule)
}

const isEmpty = (data: StoredPersonalData, field: string): boolean => {
  const value = (data as unknown as Record<string, unknown>)[field]
  return value === null || value === '' || (field === 'gender' && value === 0)
}
