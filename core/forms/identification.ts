import { matchesPattern } from './pattern'

/** An identification type of the API. */
export interface IdentificationType {
  id: number
  name: string
  /** Regular expression for the whole number; absent: any number. */
  pattern?: string | null
}

/** The identification of a dependent in a request. */
export interface Identification {
  identificationNumberType: number | null
  identificationNumber: string | null
}

/** The type without identification (FAMILY-007, FAMILY-012). */
export const NO_TYPE = 0
/** The initial type for a dependent (FAMILY-006). */
export const DEFAULT_TYPE = 1

/** Age from which a dependent needs an identification (FAMILY-005). */
const REQUIRED_FROM = 14

/** Whether a dependent of this age needs an identification; not if the age is unknown (FAMILY-005). */
export const isIdentificationRequired = (age: number | null): boolean => age !== null && age >= REQUIRED_FROM

/** The types on offer; "none" only while the identification is optional (FAMILY-012, C-141). */
export const selectableTypes = (
  types: readonly IdentificationType[],
  none: string,
  age: number | null,
): IdentificationType[] =>
  isIdentificationRequired(age) ? [...types] : [{ id: NO_TYPE, name: none }, ...types]

/** The request fields; type "none" clears type and number (FAMILY-007). */
export const toIdentification = (type: number, number: string): Identification =>
  type === NO_TYPE
    ? { identificationNumberType: null, identificationNumber: null }
    : { identificationNumberType: type, identificationNumber: normalizeNumber(number) }

/** The agreement in a request: 0 becomes null (FAMILY-009). */
export const toAgreementId = (id: number | null): number | null => id || null

/**
 * Whether a number matches its type's pattern (FAMILY-008, FAMILY-011) and, for the Spanish DNI and NIE, the control
 * letter. Empty is valid only while the identification is optional or has no type.
 */
export function isIdentification(number: string, type: IdentificationType, age: number | null): boolean {
  if (type.id === NO_TYPE) return !isIdentificationRequired(age)
  const tidied = normalizeNumber(number)
  if (tidied === '') return !isIdentificationRequired(age)
  const fitsPattern = !type.pattern || matchesPattern(tidied, type.pattern)
  return fitsPattern && (!/^(dni|nif|nie)\b/i.test(type.name) || hasControlLetter(tidied))
}

/** Whether the control letter of a DNI (12345678Z) or NIE (X1234567L) matches its digits. */
export function hasControlLetter(number: string): boolean {
  const [, first = '', digits = '', letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(number) ?? []
  if (digits.length !== (first ? 7 : 8)) return false
  const value = Number((first && 'XYZ'.indexOf(first)) + digits)
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[value % 23] === letter
}

/** Normalizes a number: no spaces, hyphens or dots, upper case. */
const normalizeNumber = (number: string) => number.replace(/[\s.-]/g, '').toUpperCase()
