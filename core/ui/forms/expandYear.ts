/** How many years ahead two figures still reach. */
const AHEAD = 10

/**
 * A date with a year of one or two figures as it was meant: of the hundred years that end ten years from now.
 * In: YYYY-MM-DD and the present year. Out: YYYY-MM-DD; any other date, and what is none, as it is.
 */
export function expandYear(date: string, thisYear: number): string {
  if (!date.startsWith('00')) return date
  const century = thisYear + AHEAD - ((thisYear + AHEAD) % 100)
  const year = century + Number(date.slice(2, 4))
  return `${year > thisYear + AHEAD ? year - 100 : year}${date.slice(4)}`
}
