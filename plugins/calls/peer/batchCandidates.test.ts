import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { batchCandidates, type Candidate } from './batchCandidates'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('CALL-030 candidates that are found together are sent in one message, in their order', async () => {
  const sent: Candidate[][] = []
  const add = batchCandidates((candidates) => void sent.push(candidates))
  const candidates = ['one', 'two', 'three'].map((candidate) => ({ candidate }))
  candidates.slice(0, 2).forEach(add)
  await vi.runAllTimersAsync()
  add(candidates[2] ?? null)
  add(null)
  await vi.runAllTimersAsync()
  expect(sent).toEqual([candidates.slice(0, 2), [candidates[2], null]])
})
