import type { User } from '@schemas/generated/entities'

/** Whether the family administrator acts for a member. Where the API does not say it, members without an address are dependents. */
export const isDependent = ({ dependent, email }: User): boolean => dependent ?? !email

/** Whether a member has not accepted yet. */
export const isInvited = ({ invitedAt }: User): boolean => Boolean(invitedAt)
