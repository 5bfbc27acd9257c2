import { expect, test } from 'vitest'
import { diffByWord } from './wordDiff'

const written = (before: string, after: string) =>
  diffByWord(before, after)
    .map(({ kind, text }) => ({ same: text, old: `[-${text}-]`, new: `[+${text}+]` })[kind])
    .join('')

test('a diff of long texts marks the words that differ', () => {
  expect(written('Atiende los lunes en Oviedo.', 'Atiende los martes en Oviedo y Gijón.')).toBe(
    'Atiende los [-lunes-][+martes+] en Oviedo [+y Gijón+].',
  )
})

test('equal texts have one part, different texts two', () => {
  expect(diffByWord('Cardióloga', 'Cardióloga')).toEqual([{ kind: 'same', text: 'Cardióloga' }])
  expect(written('uno', 'dos')).toBe('[-uno-][+dos+]')
})
