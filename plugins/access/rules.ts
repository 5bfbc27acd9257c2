import type { User } from '@schemas/generated/entities'

/** Parses the query `confirmed`: only `1` and `true` confirm (C-018). */
export const isConfirmed = (confirmed: string | undefined): boolean =>
  confirmed === '1' || confirmed === 'true'

/** Whether the user chooses an account after signing in: feature family and video-call access (AUTH-016, C-140). */
export const canChoosePerson = (
  user: Pick<User, 'isDoctor24' | 'isPlus'>,
  features: ReadonlySet<string>,
): boolean => features.has('family') && Boolean(user.isDoctor24 || user.isPlus)

/** Whether a sign-in may return to a path. The sign-in screens are excluded, as they would loop (AUTH-017). */
export const isReturnPath = (path: string): boolean =>
  path !== '/' && !/^\/auth(-redirect)?([/?]|$)/.test(path)
