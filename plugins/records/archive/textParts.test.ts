import { expect, it } from 'vitest'
import { textParts } from './textParts'

it('FEAT-034 a text comes whole, in parts that are neither tiny nor long, whatever its pieces', () => {
  const pieces = ['a'.repeat(7), '', 'b', 'c'.repeat(25), ...Array.from({ length: 30 }, () => 'd')]
  const parts = [...textParts(pieces, 10)]
  expect(parts.join('')).toBe(pieces.join(''))
  expect(parts.slice(0, -1).every(({ length }) => length >= 10 && length < 20)).toBe(true)
})

it.each([1, 2, 3])('FEAT-034 no character is cut in two (%i before it)', (before) => {
  const text = `${'x'.repeat(before)}👩‍⚕️👩‍⚕️`
  const bytes = [...textParts([text], 2)].map((part) => new TextEncoder().encode(part))
  expect(bytes.map((part) => new TextDecoder().decode(part)).join('')).toBe(text)
})

it('FEAT-034 nothing has no parts', () => expect([...textParts([''])]).toEqual([]))
