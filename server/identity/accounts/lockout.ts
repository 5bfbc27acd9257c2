/** Failures of one e-mail before it has to wait. */
export const ACCOUNT_LIMIT = 5
/** Failures of one network address: a waiting room or a ward shares one. */
export const ADDRESS_LIMIT = 20
/** Links by mail to one address. */
export const MAIL_LIMIT = 3

const FIRST_WAIT_SECONDS = 30
const MAX_WAIT_SECONDS = 15 * 60

/** How long nothing more is tried after so many failures in a row, in seconds: 30, 60, 120 … up to 15 minutes. */
export function lockSeconds(failures: number, limit: number): number {
  if (failures < limit) return 0
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - limit), MAX_WAIT_SECONDS)
}
