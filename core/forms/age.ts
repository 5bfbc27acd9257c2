import { ageOn, isCalendarDate } from '../format/calendarDate'

/** Default adult age (CONST-001). */
export const ADULT_AGE = 18

/** Age ranges of statistics: first and last year (CONST-002). */
export const ageRanges = [
  [18, 24],
  [25, 34],
  [35, 44],
  [45, 54],
  [55, 64],
  [65, 120],
] as const

/**
 * Whether a birth date belongs to an adult. Empty is valid; an invalid or future date is not. Checked on registration
 * and for independent users, never for dependents (AUTH-036, C-143). In: YYYY-MM-DD.
 */
export function isAdult(birthDate: string, today: string, adultAge: number = ADULT_AGE): boolean {
  if (birthDate === '') return true
  return isCalendarDate(birthDate) && ageOn(birthDate, today) >= adultAge
}
