import { numberFormat } from '@portico/core/format/intl'

/** "31,4 MB", "820 kB": a size in decimal units (C-092). */
export function formatBytes(bytes: number, language: string): string {
  const isMega = bytes >= 999_500
  const format = numberFormat(language, {
    style: 'unit',
    unit: isMega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isMega ? 1 : 0,
  })
  return format.format(isMega ? bytes / 1e6 : Math.max(1, bytes / 1000))
}
