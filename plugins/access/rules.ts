import type { User } from '@schemas/generated/entities'

/** Whether the user chooses an account after signing in: feature family and video-call access (C-140). */
export const canChoosePerson = (
  user: Pick<User, 'isDoctor24' | 'isPlus'>,
  features: ReadonlySet<string>,
): boolean => features.has('family') && Boolean(user.isDoctor24 || user.isPlus)

/** Whether a sign-in may return to a path. The sign-in screens are excluded, as they would loop. */
export const isReturnPath = (path: string): boolean =>
  path !== '/' && !/^\/auth(-redirect)?([/?]|$)/.test(path)

/**
 * The members of a family whose account the family administrator may use: dependents, not members with an account of
 * their own (C-120). Where the API does not tell them apart, those without an email address are dependents.
 */
export const dependentsOf = (family: readonly User[]): User[] =>
  family.filter(({ dependent, email }) => dependent ?? !email)
