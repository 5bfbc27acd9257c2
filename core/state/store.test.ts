import { expect, test } from 'vitest'
import { emptyPersonState, personAtom, stateAtom, store } from './store'

test('SHELL-036 a change of person empties what belongs to a person and nothing else', () => {
  const draft = personAtom<string | null>(null)
  const menuOpen = stateAtom(false)
  store.set(draft, 'dolor de cabeza')
  store.set(menuOpen, true)

  emptyPersonState()

  expect(store.get(draft)).toBeNull()
  expect(store.get(menuOpen)).toBe(true)
})
