import type { ExternalProfile, ExternalRegistration } from '@schemas/generated/entities'
import {
  checkAnswers,
  noAnswers,
  toRegistration,
  type Answers,
  type CheckContext,
  type Errors,
  type Field,
} from '../rules/answers'

/** The address of the form: the code of the provider's answer, and the sign-in it belongs to. */
export interface ExternalLink {
  code: string
  state: string
}

/** The answers of a person whom a provider has identified: no email and no password. */
const asked: readonly Field[] = ['name', 'nickName', 'surname', 'birthDate', 'gender', 'phone', 'accepted']

/** The answers to start with: what the provider says, or what the same person has typed in this tab. */
export function startAnswers(
  { email, name, surname }: Pick<ExternalProfile, 'email' | 'name' | 'surname'>,
  typed: Answers,
): Answers {
  return typed.email === email ? typed : { ...noAnswers, email, name, surname }
}

/** The mistakes in the answers. */
export function checkExternal(answers: Answers, context: CheckContext): Errors {
  const found = Object.entries(checkAnswers(answers, context))
  return Object.fromEntries(found.filter(([field]) => asked.some((own) => own === field)))
}

/** The answers as the API takes them. */
export function toExternalRegistration(
  answers: Answers,
  { code, state }: ExternalLink,
  usesNickname: boolean,
): ExternalRegistration {
  const {
    email: _,
    password: _p,
    passwordVerify: _v,
    ...form
  } = toRegistration({ ...answers, country: '', identificationNumber: '' }, {}, usesNickname)
  return { ...form, code, state }
}
