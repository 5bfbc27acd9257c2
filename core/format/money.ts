import { numberFormat } from './intl'

/**
 * Formats money: "45,00 €". Takes the amount in the main unit of the currency, its ISO 4217 code, and the language of the
 * portal.
 */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  numberFormat(language, { style: 'currency', currency }).format(amount)
