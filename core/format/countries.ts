import { locale } from '@schemas/time/locale'

/** A country with its name in a language. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
}

/**
 * Countries with their names in the language of the portal, in that language's order: "Alemania" before "España", "Åland
 * Islands" before "Albania". Takes ISO 3166-1 alpha-2 codes; one without a name, or what is no code, is its own name.
 */
export function nameCountries(codes: readonly string[], language: string): NamedCountry[] {
  const names = new Intl.DisplayNames(locale(language), { type: 'region' })
  const { compare } = new Intl.Collator(locale(language))
  return codes
    .map((code) => ({ code, name: /^[A-Z]{2}$/i.test(code) ? (names.of(code) ?? code) : code }))
    .toSorted((a, b) => compare(a.name, b.name))
}
