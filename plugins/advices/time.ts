import { listFormat, numberFormat } from '@portico/core/format/intl'

/** "2:10", "1:02:05". Takes seconds. */
export function formatPosition(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const pad = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  return minutes < 60
    ? `${minutes}:${pad(whole % 60)}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(whole % 60)}`
}

/** "5 min y 40 s", "45 s": a length to read or to hear. Takes seconds. */
export function formatLength(
  seconds: number,
  language: string,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const unit = (value: number, name: string) =>
    numberFormat(language, { style: 'unit', unit: name, unitDisplay }).format(value)
  const whole = Math.max(0, Math.round(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const parts = [
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [unit(rest, 'second')] : []),
  ]
  return listFormat(language).format(parts)
}
