import { numberFormat } from './intl'

/**
 * Formats money: "45,00 €". Takes the amount in the main unit of the currency, its ISO 4217 code, and the language of the
 * portal. What is no such code is shown as it is, after the amount.
 */
export function formatMoney(amount: number, currency: string, language: string): string {
  if (/^[A-Z]{3}$/i.test(currency))
    return numberFormat(language, { style: 'currency', currency }).format(amount)
  return `${numberFormat(language, { minimumFractionDigits: 2 }).format(amount)} ${currency}`.trim()
}
