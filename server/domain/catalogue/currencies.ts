import type { Currency } from '../../../schemas/generated/entities'

const codes = ['EUR', 'GBP', 'USD']
const names = new Intl.DisplayNames('es', { type: 'currency' })

/** Currencies that prices can be in, by ISO 4217 code, named in Spanish (BOOK-081): those that can be paid in. */
export const currencies: Currency[] = codes.map((code) => ({ code, name: names.of(code) ?? code }))
