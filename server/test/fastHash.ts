import { hashPassword } from '../identity/accounts/password'

/** A hash like any other that takes 5 ms, not 300, to make and to compare with: a test run signs in some hundred times. */
export const fastHash = (password: string): Promise<string> =>
  hashPassword(password, { N: 2 ** 10, r: 8, p: 1 })
