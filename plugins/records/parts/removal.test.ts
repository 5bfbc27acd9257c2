import { beforeEach, expect, test, vi } from 'vitest'
import { resetPersonAtoms, store } from '@portico/core/state/store'
import { finishRemovals, removalsAtom, startRemoval, undoRemoval } from './removal'

beforeEach(() => resetPersonAtoms())

const removal = (id: string) => ({ id, text: id, run: vi.fn<() => Promise<void>>(() => Promise.resolve()) })
const ids = () => store.get(removalsAtom).map(({ id }) => id)

test('REC-015 an undone removal deletes nothing', () => {
  const document = removal('document 1')
  startRemoval(document)
  undoRemoval('document 1')
  finishRemovals()
  expect([ids(), document.run.mock.calls.length]).toEqual([[], 0])
})

test('REC-015 a second removal deletes the first one, once', async () => {
  const [first, second] = [removal('document 1'), removal('document 2')]
  startRemoval(first)
  startRemoval(second)
  undoRemoval('document 1')
  finishRemovals()
  finishRemovals()
  expect([first.run.mock.calls.length, second.run.mock.calls.length]).toEqual([1, 1])
  await Promise.resolve()
  await vi.waitFor(() => expect(ids()).toEqual([]))
})

test('SHELL-036 a change of person deletes nothing', () => {
  const document = removal('document 1')
  startRemoval(document)
  resetPersonAtoms()
  finishRemovals()
  expect(document.run).not.toHaveBeenCalled()
})
