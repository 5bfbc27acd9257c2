/** In seconds. From two hours a duration is written in hours, from two days in days. */
const units = [
  { unit: 'day', seconds: 86_400, from: 2 * 86_400 },
  { unit: 'hour', seconds: 3600, from: 2 * 3600 },
  { unit: 'minute', seconds: 60, from: 60 },
] as const

/** Formats seconds as "30 segundos" or, in a larger unit, rounded up, as "2 minutos", "24 horas" or "7 días". */
export function formatDuration(seconds: number, language: string): string {
  const { unit, seconds: size } = units.find(({ from }) => seconds >= from) ?? { unit: 'second', seconds: 1 }
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / size))
}
