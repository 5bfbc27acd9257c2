import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFailed, loadOnce } from './load'
import { retryFailed } from './retryFailed'

const reload = vi.fn<() => void>()

beforeEach(() => {
  // Tests of other files share the modules, and a retry asks for all parts that have failed.
  forgetFailed()
  reload.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/', reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (ok: boolean) => vi.stubGlobal('fetch', () => Promise.resolve({ ok }))
const importFails = () => Promise.reject(new Error('offline'))

async function failOnce(load: () => Promise<{ default: unknown }>) {
  await expect(loadOnce(load)).rejects.toThrow('offline')
}

test('a part that loads at the second attempt needs no reload', async () => {
  answer(true)
  const load = vi
    .fn<() => Promise<{ default: string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: 'part' })
  await failOnce(load)
  await retryFailed()
  expect(reload).not.toHaveBeenCalled()
  await expect(loadOnce(load)).resolves.toBe('part')
})

test('a part that fails again reloads the page only when the server answers', async () => {
  answer(false)
  const load = () => importFails()
  await failOnce(load)
  await retryFailed()
  expect(reload).not.toHaveBeenCalled()
  answer(true)
  void retryFailed()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  vi.advanceTimersByTime(30_000)
})

test('a page that is about to reload asks for no second reload', async () => {
  answer(true)
  await failOnce(() => importFails())
  void retryFailed()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  void retryFailed()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  void retryFailed()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  await vi.advanceTimersByTimeAsync(30_000)
})

test('a retry while the server is still being asked does not reload the page a second time', async () => {
  const answers: ((answer: { ok: boolean }) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
  await failOnce(() => importFails())
  const first = retryFailed()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const second = retryFailed()
  await vi.advanceTimersByTimeAsync(0)
  for (const answerOne of answers) answerOne({ ok: true })
  await vi.advanceTimersByTimeAsync(30_000)
  await Promise.all([first, second])
  expect(reload).toHaveBeenCalledTimes(1)
})
