import { ADULT_AGE, isAdult } from './age'
import type { BrokenRule } from './brokenRule'
import { checkPassword } from './password'
import { checkPhone } from './phone'

/** The settings of a tenant that change rules: `patterns` and `adultAge` of its manifest. */
export interface RuleSettings {
  patterns?:
    | {
        phone?: string | undefined
        doctorPhone?: string | undefined
        password?: string | undefined
      }
    | undefined
  adultAge?: number | undefined
}

/** Checks a text: undefined when it is valid, or the rule that it breaks. */
export type Check = (text: string) => BrokenRule | undefined

/** The rules of a tenant's forms, the same in the portal and on the server. */
export interface FormRules {
  /** The telephone number of a user, optional. */
  phone: Check
  /** The telephone number of a doctor, optional. */
  doctorPhone: Check
  /** A new password. */
  password: Check
  /** The age from which a person is an adult, in years. */
  adultAge: number
  /** The birth date of somebody who must be an adult, optional. Takes both dates as YYYY-MM-DD. */
  adultBirthDate: (birthDate: string, today: string) => BrokenRule | undefined
}

/** Creates the rules of a tenant from its manifest; a missing setting has its default. */
export function createFormRules({ patterns = {}, adultAge = ADULT_AGE }: RuleSettings): FormRules {
  return {
    phone: (text) => checkPhone(text, patterns.phone),
    doctorPhone: (text) => checkPhone(text, patterns.doctorPhone),
    password: (text) => checkPassword(text, patterns.password),
    adultAge,
    adultBirthDate: (birthDate, today) => (isAdult(birthDate, today, adultAge) ? undefined : 'adult'),
  }
}
