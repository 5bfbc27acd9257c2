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

/** Redsys' number of a currency (ISO 4217). Throws for one that the shop cannot take. */
export function currencyNumber(currency: string): string {
  const number = numbers[currency]
  if (number === undefined) throw new Error(`Payments in ${currency} are not possible`)
  return number
}

const numbers: Readonly<Record<string, string>> = { EUR: '978', GBP: '826', USD: '840' }
