import type { BrokenRule } from './brokenRule'
import { cleanCode } from './cleanText'
import { matchesPattern } from './pattern'

/** Maximum length of a telephone number, in characters. */
export const PHONE_MAX = 20

/** Optional leading plus, then digits, hyphens and spaces. */
export const phonePattern = '\\+?[\\d -]*\\d[\\d -]*'

/** Checks a telephone number as it was typed or copied, with spaces and hyphens. Empty is valid. */
export function checkPhone(typed: string, pattern: string = phonePattern): BrokenRule | undefined {
  const text = cleanCode(typed)
  if (text === '') return undefined
  if (text.length > PHONE_MAX) return 'maxLength'
  return matchesPattern(text, pattern) ? undefined : 'pattern'
}
