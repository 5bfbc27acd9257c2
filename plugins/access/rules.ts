import type { User } from '@schemas/generated/entities'

/** Whether a query says yes: 1 and true do, everything else does not (C-018). */
export const isConfirmed = (confirmed: string | undefined): boolean =>
  confirmed === '1' || confirmed === 'true'

/** Whether people are asked for whom they come: feature family and video-call access (AUTH-016, C-140). */
export const canChoosePerson = (
  user: Pick<User, 'isDoctor24' | 'isPlus'>,
  features: ReadonlySet<string>,
): boolean => features.has('family') && Boolean(user.isDoctor24 || user.isPlus)

/** Where a sign-in goes on to; the screens of the sign-in itself would go round in circles (AUTH-017). */
export const isReturnPath = (path: string): boolean =>
  path !== '/' && !/^\/auth(-redirect)?([/?]|$)/.test(path)
