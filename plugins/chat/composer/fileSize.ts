/** "1,8 MB", "12 kB": bytes as the language writes them. */
export function fileSize(bytes: number, language: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1000), 'kB'] : [bytes / 1_000_000, 'MB']
  const digits = unit === 'MB' && value < 10 ? 1 : 0
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${unit}`
}
