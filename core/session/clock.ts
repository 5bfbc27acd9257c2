import { readStorage, storageKeys, writeStorage } from '../state/localStorage'
import type { TokenClaims } from './token'

/** A difference up to this is delay, or a clock that is nearly right, in milliseconds. */
const tolerance = 60_000

/**
 * Compares the clock with a token that the server has just issued. A clock by which that token has expired, or is not issued
 * yet, is wrong: without a correction every call would renew the token, or none.
 */
export function correctClock({ iat, exp }: TokenClaims, now = Date.now()): void {
  if (iat === undefined) return writeStorage(storageKeys.clockOffset, null)
  const isWrong = now < iat * 1000 - tolerance || (exp !== undefined && now > exp * 1000 - tolerance)
  writeStorage(storageKeys.clockOffset, isWrong ? String(now - iat * 1000) : null)
}

/** The time of the server in milliseconds, by which a token expires. A clock that was corrected meanwhile counts again. */
export function serverTime(claims: TokenClaims | null, now = Date.now()): number {
  const time = now - Number(readStorage(storageKeys.clockOffset) ?? 0)
  const isBeforeIssue = claims?.iat !== undefined && time < claims.iat * 1000 - tolerance
  return isBeforeIssue ? now : time
}
