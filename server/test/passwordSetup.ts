import { setPasswordCost } from '../platform/identity/accounts/password'

/** The cost of hashes in tests. */
export const FAST_COST = { N: 2 ** 10, r: 8, p: 1 }

setPasswordCost(FAST_COST)
