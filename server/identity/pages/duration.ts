/** A wait as people say it: "30 segundos", "2 minutos". In: seconds, rounded up to whole minutes from one on. */
export function formatDuration(seconds: number, language: string): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}
