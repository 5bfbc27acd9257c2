import type { User } from '@schemas/generated/entities'

/** Name and surname, if known. */
export const fullName = (user: Pick<User, 'name' | 'surname'> | undefined): string =>
  [user?.name, user?.surname].filter(Boolean).join(' ')
