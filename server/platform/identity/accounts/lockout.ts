/** Allowed failures per email. */
export const ACCOUNT_LIMIT = 5
/** Allowed failures per network address; higher, because a waiting room or a ward shares one. */
export const ADDRESS_LIMIT = 20
/** Allowed sign-in links per email. */
export const MAIL_LIMIT = 3

const FIRST_WAIT_SECONDS = 30
const MAX_WAIT_SECONDS = 15 * 60

/** The lockout in seconds after a number of consecutive failures: 30, 60, 120 … up to 15 minutes. */
export function lockSeconds(failures: number, limit: number): number {
  if (failures < limit) return 0
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - limit), MAX_WAIT_SECONDS)
}
