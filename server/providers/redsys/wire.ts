/** Encodes parameters as JSON in base64. */
export const encode = (parameters: Readonly<Record<string, string>>): string =>
  Buffer.from(JSON.stringify(parameters)).toString('base64')

/**
 * Decodes parameters from base64 or base64url. Names are in capitals, because Redsys treats `Ds_Order` and `DS_ORDER`
 * alike. Anything but an object gives no parameters; values that are not strings are left out.
 */
export function decode(parameters: string): Readonly<Record<string, string>> {
  const parsed = parse(Buffer.from(parameters, 'base64').toString('utf8'))
  if (typeof parsed !== 'object' || parsed === null) return {}
  const texts = Object.entries(parsed).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts.map(([name, value]) => [name.toUpperCase(), value]))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The Redsys numbers of the accepted currencies (ISO 4217). */
const currencies: Readonly<Record<string, string>> = { EUR: '978', GBP: '826', USD: '840' }

/** The Redsys number of a currency. Throws for a currency that is not accepted. */
export function currencyNumber(currency: string): string {
  const number = currencies[currency]
  if (number === undefined)
    throw new Error(`Currency ${currency} is not accepted for payments; expected EUR, GBP or USD`)
  return number
}

/** The currency of a Redsys number; empty for an unknown number. */
export const currencyCode = (number: string | undefined): string =>
  Object.keys(currencies).find((currency) => currencies[currency] === number) ?? ''

/** The Redsys numbers of the portal's languages. */
const languages: Readonly<Record<string, string>> = { es: '1', en: '2' }

/** The Redsys number of a language; 0, the shop's default, for an unknown language. */
export const languageNumber = (language: string): string => languages[language] ?? '0'

/** The language of a Redsys number; undefined for an unknown number. */
export const languageCode = (number: string | undefined): string | undefined =>
  Object.keys(languages).find((language) => languages[language] === number)
