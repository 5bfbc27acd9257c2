// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchInTime } from './fetchInTime'

const request = { method: 'GET', headers: {} }
const url = 'https://api.example/api/config'

/** A server that answers after so many milliseconds, and notices that nobody waits any longer. */
function answerAfter(milliseconds: number) {
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) reject(signal.reason)
        signal.addEventListener('abort', () => reject(signal.reason))
        setTimeout(() => resolve(new Response('{}')), milliseconds)
      }),
  )
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an answer in time is given, and nothing is left that could abort its content', async () => {
  answerAfter(900)
  const answer = fetchInTime(url, { ...request, timeout: 1_000 })
  await vi.advanceTimersByTimeAsync(900)
  expect((await answer).ok).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a request without an answer in time is aborted', async () => {
  answerAfter(1_100)
  const [answer] = await Promise.allSettled([
    fetchInTime(url, { ...request, timeout: 1_000 }),
    vi.advanceTimersByTimeAsync(1_000),
  ])
  expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'TimeoutError' } })
})

test('a request without a time limit waits', async () => {
  answerAfter(3_600_000)
  const answer = fetchInTime(url, request)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect((await answer).ok).toBe(true)
})

test('the signal of the caller aborts a request that is sent, and one that is not', async () => {
  answerAfter(1_000)
  const caller = new AbortController()
  const [sent] = await Promise.allSettled([
    fetchInTime(url, { ...request, signal: caller.signal }),
    Promise.resolve().then(() => caller.abort()),
  ])
  expect(sent).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
  await expect(fetchInTime(url, { ...request, signal: caller.signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
})

test('the signal of the caller also ends the reading of the content', async () => {
  let received: Request | undefined
  vi.stubGlobal('fetch', (sent: Request) => {
    received = sent
    return Promise.resolve(new Response('{}'))
  })
  const caller = new AbortController()
  await fetchInTime(url, { ...request, signal: caller.signal, timeout: 1_000 })
  expect(received?.signal.aborted).toBe(false)
  caller.abort()
  expect(received?.signal.aborted).toBe(true)
})
