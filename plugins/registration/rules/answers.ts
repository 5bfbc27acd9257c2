import type { Registration } from '@schemas/generated/entities'
import {
  checkIdentification,
  NO_TYPE,
  toIdentification,
  type IdentificationType,
} from '@schemas/rules/identification'
import { cleanCode } from '@schemas/rules/cleanText'
import type { FormRules } from '@schemas/rules/formRules'
import { passwordsMatch } from '@schemas/rules/password'
import { isName, isNickname } from '@schemas/rules/text'
import type { TextKey } from '../texts'

/** What a visitor has typed, as text. */
export interface Answers {
  name: string
  surname: string
  nickName: string
  birthDate: string
  /** 1 male, 2 female; empty: not said. */
  gender: string
  email: string
  phone: string
  country: string
  identificationType: string
  identificationNumber: string
  password: string
  passwordVerify: string
  /** The version of the conditions that are accepted; null: none. */
  accepted: string | null
}

export const noAnswers: Answers = {
  name: '',
  surname: '',
  nickName: '',
  birthDate: '',
  gender: '',
  email: '',
  phone: '',
  country: '',
  identificationType: String(NO_TYPE),
  identificationNumber: '',
  password: '',
  passwordVerify: '',
  accepted: null,
}

export type Field = keyof Answers
/** The text key of what is wrong with a field. */
export type Errors = Partial<Record<Field, TextKey>>

/** The fields of each step on a phone. */
export const stepFields: readonly (readonly Field[])[] = [
  ['name', 'nickName', 'surname', 'birthDate', 'gender'],
  ['email', 'phone', 'country', 'identificationType', 'identificationNumber'],
  ['password', 'passwordVerify', 'accepted'],
]

/** What a check needs besides the answers. */
export interface CheckContext {
  rules: FormRules
  types: readonly IdentificationType[]
  /** YYYY-MM-DD */
  today: string
  /** The nickname is the name. */
  usesNickname: boolean
}

/** Whether a text is an email address as far as a form can tell. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(cleanCode(text))

/** The mistakes in the answers, by the rules that the server checks too. */
export function checkAnswers(answers: Answers, { rules, types, today, usesNickname }: CheckContext): Errors {
  const { birthDate, phone, password } = answers
  const identification = checkIdentification(identificationOf(answers), types, null)
  const errors: Record<string, TextKey | false | undefined> = {
    ...(usesNickname
      ? { nickName: checkNickname(answers.nickName) }
      : { name: !isName(answers.name) && 'REGISTER.ERRORS.NAME' }),
    surname: !isName(answers.surname) && 'REGISTER.ERRORS.SURNAME',
    birthDate:
      birthDate === ''
        ? 'REGISTER.ERRORS.BIRTH_DATE'
        : rules.adultBirthDate(birthDate, today) && 'REGISTER.ERRORS.ADULT',
    email: !isEmail(answers.email) && 'REGISTER.ERRORS.EMAIL',
    phone: (phone.trim() === '' || rules.phone(phone.trim())) && 'REGISTER.ERRORS.PHONE',
    identificationNumber: identification && 'REGISTER.ERRORS.IDENTIFICATION',
    password: rules.password(password) && 'REGISTER.ERRORS.PASSWORD',
    passwordVerify: !passwordsMatch(password, answers.passwordVerify) && 'REGISTER.ERRORS.PASSWORD_VERIFY',
    accepted: answers.accepted === null && 'REGISTER.ERRORS.CONDITIONS',
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as Errors
}

function checkNickname(text: string): TextKey | false {
  if (text.trim() === '') return 'REGISTER.ERRORS.NICKNAME_REQUIRED'
  return !isNickname(text) && 'REGISTER.ERRORS.NICKNAME'
}

const identificationOf = ({ identificationType, identificationNumber }: Answers) =>
  toIdentification(
    identificationNumber.trim() === '' ? NO_TYPE : Number(identificationType),
    identificationNumber,
  )

/** Who brought the visitor: the doctor of the address, or a doctor's nickname. */
export interface Origin {
  doctorUrl?: string | undefined
  referrer?: string | undefined
}

/** The answers as the API takes them; what is empty is left out. */
export function toRegistration(
  answers: Answers,
  { doctorUrl, referrer }: Origin,
  usesNickname: boolean,
): Registration {
  const { name, surname, nickName, gender, country, email, phone, birthDate, password, passwordVerify } =
    answers
  const { identificationNumber: number, identificationNumberType: type } = identificationOf(answers)
  return {
    name: (usesNickname ? nickName : name).trim(),
    surname: surname.trim(),
    email: email.trim(),
    phone: phone.trim(),
    birthDate,
    ...(gender && { gender: Number(gender) as 1 | 2 }),
    ...(country && { country }),
    ...(number && { identificationNumber: number, identificationNumberType: type }),
    ...(usesNickname && { nickName: nickName.trim() }),
    ...(doctorUrl && { doctorUrl }),
    ...(referrer && { referrer }),
    password,
    passwordVerify,
    conditionsVersion: answers.accepted ?? '',
  }
}
