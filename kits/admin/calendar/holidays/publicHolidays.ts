/** Public holidays of a country by region, as `spain.json` has them. */
export interface PublicHolidays {
  /** The last year whose official calendar it contains; later dates are those that the laws give. */
  officialUntil: number
  regions: readonly { id: string; es: string; en: string }[]
  /** `regions` is empty for a day of all of them. */
  days: readonly { date: string; es: string; en: string; regions: readonly string[] }[]
}

/** A date with its name. */
export interface NamedDay {
  /** YYYY-MM-DD. */
  date: string
  name: string
}

const localName = (named: { es: string; en: string }, language: string): string =>
  language === 'es' ? named.es : named.en

/** The public holidays of a region in a year, from a date on. Empty for a year that the data does not have. */
export const publicHolidaysOf = (
  { days }: PublicHolidays,
  { region, year, from, language }: { region: string; year: number; from: string; language: string },
): NamedDay[] =>
  days
    .filter(({ date, regions }) => date.startsWith(`${year}-`) && date >= from && isIn(region, regions))
    .map((day) => ({ date: day.date, name: localName(day, language) }))

const isIn = (region: string, regions: readonly string[]) => regions.length === 0 || regions.includes(region)

/** Whether the data has a year. */
export const hasYear = ({ days }: PublicHolidays, year: number): boolean =>
  days.some(({ date }) => date.startsWith(`${year}-`))

/** The regions as options, by name. */
export const regionOptions = ({ regions }: PublicHolidays, language: string) =>
  regions
    .map((region) => ({ value: region.id, label: localName(region, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
