import type { BrokenRule } from './brokenRule'
import { cleanCode } from './cleanText'
import { matchesPattern } from './pattern'

/** An identification type of the API. */
export interface IdentificationType {
  id: number
  name: string
  /** Regular expression for the whole number; absent: any number. */
  pattern?: string | null
}

/** The identification of a user in a request. */
export interface Identification {
  identificationNumberType: number | null
  identificationNumber: string | null
}

/** An identification that may lack its parts. */
type PartialIdentification = { readonly [Field in keyof Identification]?: Identification[Field] | undefined }

/** The rule that an identification breaks, and the field that breaks it. */
export interface IdentificationError {
  field: keyof Identification
  rule: BrokenRule
}

/** The type without identification. */
export const NO_TYPE = 0
/** The initial type for a dependent. */
export const DEFAULT_TYPE = 1

/** Age from which a dependent needs an identification. */
const REQUIRED_FROM = 14

/** Whether a dependent of this age needs an identification; not if the age is unknown. */
export const isIdentificationRequired = (age: number | null): boolean => age !== null && age >= REQUIRED_FROM

/** The request fields; type "none" clears type and number. */
export const toIdentification = (type: number, number: string): Identification =>
  type === NO_TYPE
    ? { identificationNumberType: null, identificationNumber: null }
    : { identificationNumberType: type, identificationNumber: normalizeNumber(number) }

/** The agreement in a request: 0 becomes null. */
export const toAgreementId = (id: number | null): number | null => id || null

/**
 * Checks type and number against the known types: the type's pattern and, for the Spanish DNI
 * and NIE, the control letter. Both may be missing unless the age requires them.
 * Takes the types, empty in a browser that has not loaded them, so that only the server checks the number; the age of a
 * dependent, null for anyone else.
 */
export function checkIdentification(
  { identificationNumberType, identificationNumber }: PartialIdentification,
  types: readonly IdentificationType[],
  age: number | null,
): IdentificationError | undefined {
  const isRequired = isIdentificationRequired(age)
  if (!identificationNumberType)
    return isRequired ? { field: 'identificationNumberType', rule: 'required' } : undefined
  const type = types.find(({ id }) => id === identificationNumberType)
  if (!type && types.length > 0) return { field: 'identificationNumberType', rule: 'enum' }
  const number = normalizeNumber(identificationNumber ?? '')
  if (number === '') return isRequired ? { field: 'identificationNumber', rule: 'required' } : undefined
  return !type || isIdentification(number, type)
    ? undefined
    : { field: 'identificationNumber', rule: 'pattern' }
}

/** Whether a normalized number is one of the type. */
const isIdentification = (number: string, { name, pattern }: IdentificationType): boolean =>
  (!pattern || matchesPattern(number, pattern)) &&
  (!/^(dni|nif|nie)\b/i.test(name) || hasControlCharacter(number))

/**
 * Whether the control letter of a DNI (12345678Z), NIE (X1234567L) or NIF of somebody without a DNI (K1234567L) matches its digits. K, L
 * and M count for nothing.
 */
export function hasControlCharacter(number: string): boolean {
  const [, first = '', digits = '', letter] = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(number) ?? []
  if (digits.length !== (first ? 7 : 8)) return false
  const value = Number(('XYZ'.includes(first) && first ? 'XYZ'.indexOf(first) : '') + digits)
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[value % 23] === letter
}

/** Normalizes a number: no invisible characters, spaces, hyphens or dots, upper case. */
export const normalizeNumber = (number: string): string =>
  cleanCode(number)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
