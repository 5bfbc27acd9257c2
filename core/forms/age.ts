import { isCalendarDate } from './date'

/** Adult age unless the tenant says otherwise (CONST-001). */
export const ADULT_AGE = 18

/** Ages as statistics group them: first and last year of each range (CONST-002). */
export const ageRanges = [
  [18, 24],
  [25, 34],
  [35, 44],
  [45, 54],
  [55, 64],
  [65, 120],
] as const

/** Age in whole years. In: birth date and today, YYYY-MM-DD. Somebody born on a leap day turns a year older on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/**
 * Whether a birth date is one of an adult; empty is valid, a day that does not exist or is still to come is not.
 * Asked on registering and of independent users, never of dependents (AUTH-036, C-143). In: YYYY-MM-DD.
 */
export function isAdult(birthDate: string, today: string, adultAge: number = ADULT_AGE): boolean {
  if (birthDate === '') return true
  return isCalendarDate(birthDate) && ageOn(birthDate, today) >= adultAge
}
