import type { BrokenRule } from './brokenRule'
import { matchesPattern } from './pattern'

/** Maximum length of a password, in characters. */
export const PASSWORD_MAX = 128

/** At least 8 characters with a lowercase letter, an uppercase letter and a digit. */
export const passwordPattern = '(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d).{8,}'

/** Checks a new password. The server also refuses common passwords. */
export function checkPassword(text: string, pattern: string = passwordPattern): BrokenRule | undefined {
  if (text === '') return 'required'
  if (text.length > PASSWORD_MAX) return 'maxLength'
  return matchesPattern(text, pattern) ? undefined : 'pattern'
}

/** Whether both passwords match. */
export const passwordsMatch = (password: string, repeated: string): boolean => password === repeated
