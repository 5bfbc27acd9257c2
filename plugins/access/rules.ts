import type { User } from '@schemas/generated/entities'

/** Whether a query says yes: 1 and true do, everything else does not (C-018). */
export const isConfirmed = (confirmed: string | undefined): boolean =>
  confirmed === '1' || confirmed === 'true'

/** Whether people are asked for whom they come: feature family and video-call access (AUTH-016, C-140). */
export const canChoosePerson = (
  user: Pick<User, 'isDoctor24' | 'isPlus'>,
  features: ReadonlySet<string>,
): boolean => features.has('family') && Boolean(user.isDoctor24 || user.isPlus)

/** Whole years on a day; both as ISO dates, and null when the birth date is not known. */
export function ageOn(birthDate: string | null | undefined, today: string): number | null {
  if (!birthDate) return null
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years
}

/** Where a sign-in goes on to; the screens of the sign-in itself would go round in circles (AUTH-017). */
export const isReturnPath = (path: string): boolean =>
  path !== '/' && !/^\/auth(-redirect)?([/?]|$)/.test(path)
