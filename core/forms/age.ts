import { ageOn, isCalendarDate } from '../format/calendarDate'

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

/**
 * Whether a birth date is one of an adult; empty is valid, a day that does not exist or is still to come is not.
 * Asked on registering and of independent users, never of dependents (AUTH-036, C-143). In: YYYY-MM-DD.
 */
export function isAdult(birthDate: string, today: string, adultAge: number = ADULT_AGE): boolean {
  if (birthDate === '') return true
  return isCalendarDate(birthDate) && ageOn(birthDate, today) >= adultAge
}
