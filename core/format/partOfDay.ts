/** A part of the day, as a greeting names it. */
export type PartOfDay = 'NIGHT' | 'MORNING' | 'AFTERNOON' | 'EVENING'

/** The hours at which the language begins the afternoon and the evening. */
const hours: Readonly<Record<string, { afternoon: number; evening: number }>> = {
  es: { afternoon: 14, evening: 21 },
}
const usual = { afternoon: 12, evening: 18 }
const MORNING = 6

/**
 * The part of the day as the language says it: in Spanish the afternoon ("la tarde") begins at 14 h, in English at noon.
 * Takes the local hour, 0 to 23, and the language of the portal.
 */
export function partOfDay(hour: number, language: string): PartOfDay {
  const { afternoon, evening } = hours[language] ?? usual
  if (hour < MORNING) return 'NIGHT'
  if (hour < afternoon) return 'MORNING'
  return hour < evening ? 'AFTERNOON' : 'EVENING'
}
