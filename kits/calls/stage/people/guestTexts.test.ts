import { expect, it } from 'vitest'
import { targetOf } from './guestTexts'

it.each([
  ['', undefined],
  ['  ', undefined],
  [' teresa@mail.test ', { by: 'email', address: 'teresa@mail.test' }],
  ['+34 600 111 222', { by: 'sms', address: '+34 600 111 222' }],
  ['600111222', { by: 'sms', address: '600111222' }],
  ['teresa@mail', null],
  ['Teresa', null],
  ['123', null],
])('CALL-030 of what was typed, %j, the link goes to %j', (typed, expected) =>
  expect(targetOf(typed)).toEqual(expected),
)
