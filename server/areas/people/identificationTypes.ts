import type { IdentificationType } from '../../../schemas/generated/entities'

/** The identification types of this back end (ACCOUNT-054). */
export const identificationTypes: readonly IdentificationType[] = [
  { id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' },
  { id: 2, name: 'NIE', pattern: '[XYZxyz][0-9]{7}[A-Za-z]' },
  { id: 3, name: 'Pasaporte', pattern: '[0-9A-Za-z]{5,15}' },
]

/**
 * The rule that an identification breaks: `enum` for an unknown type, `pattern` for a number that does not match its
 * type (FAMILY-008, FAMILY-011). Undefined when it is valid or has no type.
 */
export function brokenRule(
  type: number | undefined,
  number: string | undefined,
): 'enum' | 'pattern' | undefined {
  if (!type) return undefined
  const known = identificationTypes.find(({ id }) => id === type)
  if (!known) return 'enum'
  return number === undefined || new RegExp(`^(?:${known.pattern})$`).test(number) ? undefined : 'pattern'
}
