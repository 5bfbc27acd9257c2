import { expect, it } from 'vitest'
import { passwordPattern } from '../../../schemas/rules/password'
import { phonePattern } from '../../../schemas/rules/phone'
import { isUsablePattern } from './isUsablePattern'

it.each([
  phonePattern,
  passwordPattern,
  '[679]\\d{8}|112',
  '(\\+34 ?)?[679]\\d{8}',
  '(\\d{3} ?){3}',
  '(?:\\d[ -]?){9,15}',
  '(?:\\d{2})+',
  '[(+)*]+',
  '\\(\\d+\\)+',
  '(?=.*[a-z])(?=.*\\d).{12,}',
])('C-142 %s is a pattern of a tenant', (pattern) => expect(isUsablePattern(pattern)).toBe(true))

it.each([
  ['no expression', '('],
  ['no expression in Unicode', '\\-'],
  ['a repetition of a repetition', '(a+)+'],
  ['a repetition deep inside', '((?:x(a*))y){2,}'],
  ['a lazy one', '(?:a+?)*?'],
  ['a repeated alternative', '(a|aa)+'],
  ['a repeated option', '(?<part>a?b?){1,40}'],
])('C-142 %s is refused: %s', (_, pattern) => expect(isUsablePattern(pattern)).toBe(false))
