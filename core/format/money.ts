import { numberFormat } from './intl'

/** "45,00 €". In: the amount in the currency's main unit, its ISO 4217 code, the portal language. */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  numberFormat(language, { style: 'currency', currency }).format(amount)
