import { matchesPattern } from './pattern'

/** At least 8 characters with a lowercase letter, an uppercase letter and a digit (AUTH-035). */
export const passwordPattern = '(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d).{8,}'

/** Whether a password is strong enough. A tenant may set another pattern (AUTH-035). */
export const isPassword = (text: string, pattern: string = passwordPattern): boolean =>
  matchesPattern(text, pattern)

/** Whether both passwords match (ACCOUNT-026, AUTH-040). */
export const passwordsMatch = (password: string, repeated: string): boolean => password === repeated
