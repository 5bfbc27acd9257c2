/** Two-digit years reach this many years into the future. */
const AHEAD = 10

/**
 * Expands a one- or two-digit year to the hundred years that end ten years from now.
 * Takes YYYY-MM-DD and the current year. Returns YYYY-MM-DD; other input unchanged.
 */
export function expandYear(date: string, thisYear: number): string {
  if (!date.startsWith('00')) return date
  const century = thisYear + AHEAD - ((thisYear + AHEAD) % 100)
  const year = century + Number(date.slice(2, 4))
  return `${year > thisYear + AHEAD ? year - 100 : year}${date.slice(4)}`
}
