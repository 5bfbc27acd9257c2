import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'

const mega = 1_000_000

/** Formats counts, file sizes and durations in the current language. */
export function useNumberFormat() {
  const { language } = useLanguage()
  const count = (value: number) => numberFormat(language, { useGrouping: 'always' }).format(value)
  const inUnit = (value: number, unit: string, maximumFractionDigits: number) =>
    numberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value)
  return {
    count,
    /** In bytes. */
    size: (bytes: number) =>
      bytes < mega ? inUnit(bytes / 1000, 'kilobyte', 0) : inUnit(bytes / mega, 'megabyte', 1),
    /** In milliseconds. */
    time: (elapsed: number) => {
      const seconds = Math.max(1, Math.round(elapsed / 1000))
      const rest = inUnit(seconds % 60, 'second', 0)
      return seconds < 60 ? rest : `${inUnit(Math.floor(seconds / 60), 'minute', 0)} ${rest}`
    },
  }
}
