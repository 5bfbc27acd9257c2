import { matchesPattern } from './pattern'

/** Optional leading plus, then digits, hyphens and spaces (ACCOUNT-025). */
export const phonePattern = '\\+?[\\d -]*\\d[\\d -]*'

/** Whether a telephone number is well formed. A tenant may set another pattern, one for people and one for doctors (C-142). */
export const isPhone = (text: string, pattern: string = phonePattern): boolean =>
  matchesPattern(text, pattern)
