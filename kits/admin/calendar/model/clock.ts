/** Minutes of a whole day. */
export const minutesPerDay = 24 * 60

/** Formats minutes from midnight as HH:mm; the end of the day is 24:00. */
export const formatClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * Parses a typed time: `9`, `930`, `9:30`, `09.30`, `24:00`.
 * Returns minutes from midnight; null if it is not a time of day.
 */
export function parseClock(text: string): number | null {
  const parts = /^(\d{1,2})(?:[:.h]?([0-5]\d))?$/.exec(text.trim())
  if (!parts) return null
  const minutes = Number(parts[1]) * 60 + Number(parts[2] ?? 0)
  return minutes <= minutesPerDay ? minutes : null
}

/** Formats a number of minutes as `7 h 30 min`, the same in both languages. */
export function formatHoursAndMinutes(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
  ].flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}`))
  return parts.join(' ') || '0 h'
}
