import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { Call, CallInput } from '@portico/core/http/useCall'
import { resetPersonAtoms, store } from '@portico/core/state/store'
import { addFiles, queueAtom, removeFile, retryFile, type QueueTools } from './queue'

const file = (name: string) => new File(['x'], name)
const noCheck = () => undefined
const tick = () => new Promise((resolve) => setTimeout(resolve))
const states = () => store.get(queueAtom).map(({ state }) => state)

type Sending = CallInput<'POST api/documents'> & { answer: (result: unknown) => void }
let sending: Sending[]
let named: unknown[]
let done: boolean[]
let tools: QueueTools

beforeEach(() => {
  resetPersonAtoms()
  sending = []
  named = []
  done = []
  const call = (operation: string, input: CallInput<'POST api/documents'>) => {
    if (operation === 'POST api/documents/data') {
      named.push(input.body)
      return Promise.resolve({})
    }
    return new Promise((resolve, reject) => {
      const answer = (result: unknown) => (result instanceof Error ? reject(result) : resolve(result))
      input.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      sending.push({ ...input, answer })
    })
  }
  tools = { call: call as Call, onDone: (isLast) => done.push(isLast), pause: () => Promise.resolve() }
})

test('REC-011 REC-016 REC-068 REC-069 files are sent two at a time, with their progress, and named', async () => {
  addFiles(['a.pdf', 'b.png', 'c.txt'].map(file), noCheck, tools)
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  sending[0]?.onProgress?.(0.5)
  expect(store.get(queueAtom)[0]?.share).toBe(0.5)
  sending[0]?.answer({ documentId: 7 })
  await tick()
  expect(named).toEqual([{ documentId: 7, name: 'a', visible: true }])
  expect(sending).toHaveLength(3)
  sending[1]?.answer({ documentId: 8 })
  sending[2]?.answer({ documentId: 9 })
  await tick()
  expect([states(), done]).toEqual([[], [false, false, true]])
})

test('REC-011 an interrupted upload is tried again, and can be retried by hand', async () => {
  addFiles([file('a.pdf')], noCheck, tools)
  for (let attempt = 0; attempt < 4; attempt++) {
    sending.at(-1)?.answer(new ApiError(0, 'NETWORK'))
    await tick()
  }
  expect([states(), sending.length]).toEqual([['failed'], 4])
  expect(new Set(sending.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  retryFile(store.get(queueAtom)[0]?.id ?? 0, tools)
  sending.at(-1)?.answer({ documentId: 7 })
  await tick()
  expect(states()).toEqual([])
})

test('REC-011 a file that has arrived is not sent again when only its name failed', async () => {
  const { call } = tools
  const failNaming = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError(503, 'GENERAL')))
  tools.call = ((operation: string, input: never) =>
    operation === 'POST api/documents/data' && failNaming.mock.calls.length < 2
      ? failNaming()
      : call(operation as 'POST api/documents', input)) as Call
  addFiles([file('a.pdf')], noCheck, tools)
  sending[0]?.answer({ documentId: 7 })
  await tick()
  expect([sending.length, named, states()]).toEqual([1, [{ documentId: 7, name: 'a', visible: true }], []])
})

test('REC-002 REC-004 a refused file says why and is not sent', async () => {
  addFiles([file('a.mp4')], () => 'video', tools)
  expect([states(), sending.length]).toEqual([['refused'], 0])
  addFiles([file('b.pdf')], noCheck, tools)
  sending[0]?.answer(new ApiError(400, 'FORMAT_NOT_VALID', undefined, { reason: 'script' }))
  await tick()
  expect(store.get(queueAtom)[1]).toMatchObject({ state: 'refused', reason: 'script' })
})

test('REC-011 a cancelled file is stopped and makes no document', async () => {
  addFiles([file('a.pdf')], noCheck, tools)
  removeFile(store.get(queueAtom)[0]?.id ?? 0)
  await tick()
  expect([sending[0]?.signal?.aborted, named, done]).toEqual([true, [], []])
})

test('SHELL-036 a change of person stops all files', async () => {
  addFiles(['a.pdf', 'b.pdf', 'c.pdf'].map(file), noCheck, tools)
  resetPersonAtoms()
  sending[0]?.answer({ documentId: 7 })
  await tick()
  expect([states(), named, sending.length]).toEqual([[], [], 2])
})
