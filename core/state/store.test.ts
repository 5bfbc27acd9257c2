import { expect, test } from 'vitest'
import { resetPersonAtoms, createPersonAtom, createAtom, store } from './store'

test('SHELL-036 a change of person resets person state and no other', () => {
  const draft = createPersonAtom<string | null>(null)
  const menuOpen = createAtom(false)
  store.set(draft, 'dolor de cabeza')
  store.set(menuOpen, true)

  resetPersonAtoms()

  expect(store.get(draft)).toBeNull()
  expect(store.get(menuOpen)).toBe(true)
})
