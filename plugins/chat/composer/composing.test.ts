import { expect, it } from 'vitest'
import { excessOf, MAX_LENGTH } from './length'
import { isSendKey } from './sendKey'

it.each([
  ['Enter', { key: 'Enter' }, true],
  ['Shift Enter', { key: 'Enter', shiftKey: true }, false],
  ['another key', { key: 'a' }, false],
  ['Enter that ends a character', { key: 'Enter', isComposing: true }, false],
  ['Enter that a browser gives the code 229', { key: 'Enter', keyCode: 229 }, false],
])('CHAT-001 %s sends or not', (_, change, sends) => {
  const {
    key,
    shiftKey = false,
    isComposing = false,
    keyCode = 13,
  } = { ...change } as {
    key: string
    shiftKey?: boolean
    isComposing?: boolean
    keyCode?: number
  }
  expect(isSendKey({ key, shiftKey, nativeEvent: { isComposing, keyCode } })).toBe(sends)
})

it('a message of the longest length has nothing too much, and spaces around it do not count', () => {
  expect(excessOf('a'.repeat(MAX_LENGTH))).toBe(0)
  expect(excessOf(`  ${'a'.repeat(MAX_LENGTH)}\n`)).toBe(0)
  expect(excessOf('a'.repeat(MAX_LENGTH + 12))).toBe(12)
})
