/** Default adult age. */
export const ADULT_AGE = 18

/** Whether a text is an existing calendar date, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/**
 * Age in whole years on a day. Takes the birth date and the day as YYYY-MM-DD. Someone born on 29 February turns a year
 * older on 1 March.
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The ages in years that may book something. Null, 0 and absent mean no limit (C-057). */
export interface AgeRange {
  minAge?: number | null | undefined
  maxAge?: number | null | undefined
}

/** The limit that an age breaks, or null. The limits themselves may book, and so does somebody whose age is not known (C-057). */
export function brokenAgeLimit(age: number | null, { minAge, maxAge }: AgeRange): 'minAge' | 'maxAge' | null {
  if (age === null) return null
  if (minAge && age < minAge) return 'minAge'
  return maxAge && age > maxAge ? 'maxAge' : null
}

/**
 * Whether a birth date belongs to an adult. Empty is valid; an invalid or future date is not. Checked on registration
 * and for independent users, never for dependents (C-143). Takes dates as YYYY-MM-DD.
 */
export function isAdult(birthDate: string, today: string, adultAge: number = ADULT_AGE): boolean {
  if (birthDate === '') return true
  return isCalendarDate(birthDate) && birthDate <= today && ageOn(birthDate, today) >= adultAge
}
