import { numberFormat } from '@portico/core/format/intl'
import type { Language } from '@portico/core/i18n/useLanguage'
import type { AdminRecord, Unit } from '../entity'
import { toText } from './toText'

/** Formats a number with its unit: "30 min", "18 años", "45,50 €". A record without a currency shows the bare number. */
export const formatWithUnit = (value: number, unit: Unit, record: AdminRecord, language: Language): string =>
  numberFormat(language, optionsOf(unit, record, 'short')).format(value)

/** The unit alone, for a field that holds the number: "minutos", "años", "€"; empty for a record without a currency. */
export const unitName = (unit: Unit, record: AdminRecord, language: Language): string =>
  numberFormat(language, optionsOf(unit, record, 'long'))
    .formatToParts(2)
    .filter(({ type }) => type === 'unit' || type === 'currency')
    .map(({ value }) => value)
    .join('')

function optionsOf(unit: Unit, record: AdminRecord, display: 'short' | 'long'): Intl.NumberFormatOptions {
  const grouping = { useGrouping: 'always' } as const
  if (typeof unit === 'string') {
    // The short form of a year is a single letter in Spanish.
    const unitDisplay = unit === 'year' ? 'long' : display
    return { ...grouping, style: 'unit', unit, unitDisplay }
  }
  const currency = toText(record[unit.currencyOf])
  return /^[A-Z]{3}$/.test(currency)
    ? { ...grouping, style: 'currency', currency, currencyDisplay: 'narrowSymbol' }
    : grouping
}
