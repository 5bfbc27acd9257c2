import { hashPassword } from '../identity/accounts/password'

/** The cost of hashes in tests. */
export const FAST_COST = { N: 2 ** 10, r: 8, p: 1 }

/** Hashes a password in 5 ms instead of 300, because a test run signs in several hundred times. */
export const fastHash = (password: string): Promise<string> => hashPassword(password, FAST_COST)
