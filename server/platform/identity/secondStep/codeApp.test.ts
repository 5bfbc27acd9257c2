import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { periodOf } from './codeApp'

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const secret = Secret.fromLatin1('12345678901234567890')
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 the code of %i seconds is %s', (seconds, digits) => {
  const code = digits.slice(2)
  const period = Math.floor(seconds / 30)
  const at = (shift: number) => periodOf(secret, code, new Date((seconds + shift) * 1000))
  expect(at(0)).toBe(period)
  const [toNext, sinceStart] = [30 - (seconds % 30), seconds % 30]
  expect(at(toNext), 'the clock of the phone is one period late').toBe(period)
  expect(at(-sinceStart - 1), 'the clock of the phone is one period early').toBe(period)
  expect(at(toNext + 30), 'two periods late').toBeUndefined()
  expect(at(-sinceStart - 31), 'two periods early').toBeUndefined()
})

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '94287082', "' or 1=1"])(
  'a code has six digits: %j',
  (code) => expect(periodOf(secret, code, new Date(59_000))).toBeUndefined(),
)

it('a code may be typed with a space', () => {
  expect(periodOf(secret, '287 082', new Date(59_000))).toBe(1)
})
