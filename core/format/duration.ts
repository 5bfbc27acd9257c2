import { listFormat, numberFormat } from './intl'

/** Formats a long duration in whole hours: "209 horas"; below two hours in minutes. Takes seconds. */
export function formatHours(seconds: number, language: string): string {
  const [value, unit] = seconds >= 7200 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute']
  return numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(value)
}

/** Formats a duration: "12 minutos", "1 hora y 20 minutos", "2 días". Takes minutes, not negative. */
export function formatDuration(minutes: number, language: string): string {
  const unit = (value: number, name: string) =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)
  if (minutes < 60) return unit(minutes, 'minute')
  if (minutes >= 1440) return unit(Math.round(minutes / 1440), 'day')
  const hours = unit(Math.floor(minutes / 60), 'hour')
  const parts = minutes % 60 ? [hours, unit(minutes % 60, 'minute')] : [hours]
  return listFormat(language).format(parts)
}
