/** Parameters as they travel: JSON in base64. */
export const encode = (parameters: Readonly<Record<string, string>>): string =>
  Buffer.from(JSON.stringify(parameters)).toString('base64')

/**
 * Reads parameters, base64 or its url-safe form. Names are given in capitals: Redsys takes `Ds_Order` for `DS_ORDER`.
 * What is no object gives no parameters; values that are no text are left out.
 */
export function decode(parameters: string): Readonly<Record<string, string>> {
  const found = parse(Buffer.from(parameters, 'base64').toString('utf8'))
  if (typeof found !== 'object' || found === null) return {}
  const texts = Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts.map(([name, value]) => [name.toUpperCase(), value]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Redsys' numbers of the currencies (ISO 4217) that can be taken. */
const currencies: Readonly<Record<string, string>> = { EUR: '978', GBP: '826', USD: '840' }

/** Redsys' number of a currency. Throws for one that cannot be taken. */
export function currencyNumber(currency: string): string {
  const number = currencies[currency]
  if (number === undefined) throw new Error(`Payments in ${currency} are not possible`)
  return number
}

/** The currency of a number; empty for one that is not known. */
export const currencyCode = (number: string | undefined): string =>
  Object.keys(currencies).find((currency) => currencies[currency] === number) ?? ''

/** Redsys' numbers of the languages that the portal speaks. */
const languages: Readonly<Record<string, string>> = { es: '1', en: '2' }

/** Redsys' number of a language; 0, the shop's own, for one that is not known. */
export const languageNumber = (language: string): string => languages[language] ?? '0'

/** The language of a number; undefined for one that is not known. */
export const languageCode = (number: string | undefined): string | undefined =>
  Object.keys(languages).find((language) => languages[language] === number)
