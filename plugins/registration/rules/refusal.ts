import { ApiError } from '@portico/core/http/apiError'
import { hasText } from '@portico/core/i18n/i18n'
import type { Errors, Field } from './answers'
import type { TextKey } from '../texts'

/** Why the server refused a form: mistakes at fields, or a message for the whole form. */
export interface Refusal {
  errors: Errors
  message?: { key: TextKey; minutes?: number }
}

const fields = new Map<string, [Field, TextKey]>(
  Object.entries({
    name: ['name', 'REGISTER.ERRORS.NAME'],
    surname: ['surname', 'REGISTER.ERRORS.SURNAME'],
    nickName: ['nickName', 'REGISTER.ERRORS.NICKNAME'],
    birthDate: ['birthDate', 'REGISTER.ERRORS.ADULT'],
    gender: ['gender', 'REGISTER.ERRORS.GENDER'],
    email: ['email', 'REGISTER.ERRORS.EMAIL'],
    phone: ['phone', 'REGISTER.ERRORS.PHONE'],
    country: ['country', 'REGISTER.ERRORS.COUNTRY'],
    identificationNumberType: ['identificationType', 'REGISTER.ERRORS.DOCUMENT_TYPE'],
    identificationNumber: ['identificationNumber', 'REGISTER.ERRORS.IDENTIFICATION'],
    password: ['password', 'REGISTER.ERRORS.PASSWORD'],
    passwordVerify: ['passwordVerify', 'REGISTER.ERRORS.PASSWORD_VERIFY'],
    conditionsVersion: ['accepted', 'REGISTER.ERRORS.CONDITIONS_CHANGED'],
  } satisfies Record<string, [Field, TextKey]>),
)

/** Codes with a sentence of their own. Other text of the server is never shown (C-138). */
const codes = new Map<string, Errors>(
  Object.entries({
    EMAIL_EXISTS: { email: 'REGISTER.ERRORS.EMAIL_EXISTS' },
    WRONG_PASSWORD: { password: 'REGISTER.ERRORS.PASSWORD_OF_FORM' },
    PASSWORDS_DO_NOT_MATCH: { passwordVerify: 'REGISTER.ERRORS.PASSWORD_VERIFY' },
  } satisfies Record<string, Errors>),
)

/** Which forms have texts of their own for what belongs to no field. */
export type FormKind = 'REGISTER' | 'RESET_PASSWORD'

/** Turns a failed call of a form into what the form shows. */
export function refusalOf(error: unknown, kind: FormKind = 'REGISTER'): Refusal {
  const general = { errors: {}, message: { key: `${kind}.ERRORS.GENERAL` as const } }
  if (!(error instanceof ApiError)) return general
  const { status, message, details } = error
  const byCode = codes.get(message)
  if (byCode) return { errors: byCode }
  if (status === 429) {
    const seconds = typeof details?.['seconds'] === 'number' ? details['seconds'] : 60
    return { errors: {}, message: { key: 'REGISTER.ERRORS.TOO_MANY', minutes: Math.ceil(seconds / 60) } }
  }
  const errors = fieldErrors(details?.['fields'])
  if (Object.keys(errors).length > 0) return { errors }
  if (status === 0) return { errors: {}, message: { key: 'REGISTER.ERRORS.OFFLINE' } }
  const own = textOf(kind, message)
  return own ? { errors: {}, message: { key: own } } : general
}

/** The text of a form for a code of the server: only an existing one, by exact name. */
function textOf(kind: FormKind, code: string): TextKey | undefined {
  const key = `${kind}.ERRORS.${code}`
  return /^[A-Z_]+$/.test(code) && hasText(key) ? (key as TextKey) : undefined
}

function fieldErrors(found: unknown): Errors {
  if (!Array.isArray(found)) return {}
  const errors: Errors = {}
  for (const { path, keyword } of found as { path?: unknown; keyword?: unknown }[]) {
    const [field, text] = fields.get(String(path).slice(1)) ?? []
    if (field && text) errors[field] = keyword === 'common' ? 'REGISTER.ERRORS.PASSWORD_COMMON' : text
  }
  return errors
}
