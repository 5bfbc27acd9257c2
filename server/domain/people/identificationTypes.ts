import type { IdentificationType } from '../../../schemas/generated/entities'

/** The identification types of this back end. */
export const identificationTypes: readonly IdentificationType[] = [
  { id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' },
  { id: 2, name: 'NIE', pattern: '[XYZxyz][0-9]{7}[A-Za-z]' },
  { id: 3, name: 'Pasaporte', pattern: '[0-9A-Za-z]{5,15}' },
  // Of Spaniards without a DNI, such as children, and of foreigners without an NIE.
  { id: 4, name: 'NIF (K, L o M)', pattern: '[KLMklm][0-9]{7}[A-Za-z]' },
]

const englishNames: Readonly<Record<number, string>> = { 3: 'Passport', 4: 'NIF (K, L or M)' }

/** The identification types with their names in a language. */
export const identificationTypesIn = (language: string): IdentificationType[] =>
  identificationTypes.map((type) => ({
    ...type,
    name: (language === 'en' && englishNames[type.id]) || type.name,
  }))
