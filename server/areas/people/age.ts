/**
 * Age in whole years on the day of an instant at a place (BOOK-080).
 * In: birth date and today's date at the place, both YYYY-MM-DD. Out: years; null when the birth date is not known.
 * A person born on 29 February has their birthday on 1 March in other years.
 */
export function ageOn(birthDate: string | null, today: string): number | null {
  if (birthDate === null) return null
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
