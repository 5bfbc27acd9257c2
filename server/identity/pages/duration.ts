/** Formats seconds as "30 segundos" or, from one minute on, rounded up, as "2 minutos". */
export function formatDuration(seconds: number, language: string): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
