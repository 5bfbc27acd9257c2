import { matchesPattern } from './pattern'

/** A kind of identification document, as the API lists them. */
export interface IdentificationType {
  id: number
  name: string
  /** A regular expression for the whole number; absent: anything. */
  pattern?: string | null
}

/** A dependent's document as it is sent. */
export interface Identification {
  identificationNumberType: number | null
  identificationNumber: string | null
}

/** The type that means: none (FAMILY-007, FAMILY-012). */
export const NO_TYPE = 0
/** The type a dependent begins with (FAMILY-006). */
export const DEFAULT_TYPE = 1

/** From this age on a dependent has a document (FAMILY-005). */
const REQUIRED_FROM = 14

/** Whether a dependent of an age must have a document; an unknown age must not (FAMILY-005). */
export const isIdentificationRequired = (age: number | null): boolean => age !== null && age >= REQUIRED_FROM

/** The types to choose from: none is among them only while the document is optional (FAMILY-012, C-141). */
export const selectableTypes = (
  types: readonly IdentificationType[],
  none: string,
  age: number | null,
): IdentificationType[] =>
  isIdentificationRequired(age) ? [...types] : [{ id: NO_TYPE, name: none }, ...types]

/** As it is sent: type none clears type and number (FAMILY-007). */
export const toIdentification = (type: number, number: string): Identification =>
  type === NO_TYPE
    ? { identificationNumberType: null, identificationNumber: null }
    : { identificationNumberType: type, identificationNumber: normalizeNumber(number) }

/** An agreement as it is sent: 0 is none (FAMILY-009). */
export const toAgreementId = (id: number | null): number | null => id || null

/**
 * Whether a number is one of its type: the type's pattern (FAMILY-008, FAMILY-011), and for the Spanish DNI and NIE the
 * control letter too. Empty is valid only while the document is optional or of no type.
 */
export function isIdentification(number: string, type: IdentificationType, age: number | null): boolean {
  if (type.id === NO_TYPE) return !isIdentificationRequired(age)
  const tidied = normalizeNumber(number)
  if (tidied === '') return !isIdentificationRequired(age)
  const fitsPattern = !type.pattern || matchesPattern(tidied, type.pattern)
  return fitsPattern && (!/^(dni|nif|nie)\b/i.test(type.name) || hasControlLetter(tidied))
}

/** Whether the last letter of a DNI (12345678Z) or NIE (X1234567L) is the one its digits give. */
export function hasControlLetter(number: string): boolean {
  const [, first = '', digits = '', letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(number) ?? []
  if (digits.length !== (first ? 7 : 8)) return false
  const value = Number((first && 'XYZ'.indexOf(first)) + digits)
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[value % 23] === letter
}

/** As people write it and as it is meant: without spaces, hyphens and dots, in capitals. */
const normalizeNumber = (number: string) => number.replace(/[\s.-]/g, '').toUpperCase()
