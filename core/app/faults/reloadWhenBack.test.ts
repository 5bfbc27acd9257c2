// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { reloadWhenBack } from './reloadWhenBack'

test('C-012 the error page reloads once the server is back, and not before', async () => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  let answer: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'))
  const asked = vi.fn<(address: string) => void>()
  vi.stubGlobal('fetch', (address: string) => {
    asked(address)
    return answer()
  })
  reloadWhenBack('https://api.example/api/config')
  await vi.advanceTimersByTimeAsync(5000)
  answer = async () => new Response('', { status: 503 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.mock.calls).toEqual([['https://api.example/api/config'], ['https://api.example/api/config']])
  expect(reload).not.toHaveBeenCalled()
  answer = async () => new Response('{}')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
