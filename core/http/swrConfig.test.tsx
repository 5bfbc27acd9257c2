// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './apiError'
import type { Call } from './call'
import { HttpProvider } from './HttpProvider'
import { useApi } from './useApi'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Insurers() {
  const { data, error } = useApi('GET api/insurers', {})
  return <p>{data?.map(({ name }) => name).join() ?? (error ? 'failed' : 'waits')}</p>
}

/** Opens a page whose read fails with `error` until the returned function repairs the server. */
async function open(error: Error) {
  let isBack = false
  const call = vi.fn<() => Promise<unknown>>(async () => {
    if (!isBack) throw error
    return [{ id: 1, name: 'Sanitas' }]
  })
  render(
    <HttpProvider call={call as unknown as Call} personKey="ana">
      <Insurers />
    </HttpProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { call, repair: () => (isBack = true) }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test.each([0, 502, 503, 504])(
  'ERR-001 C-012 a read that fails with %i continues when the server is back',
  async (status) => {
    const { call, repair } = await open(new ApiError(status, ''))
    await pass(600)
    expect(screen.getByText('failed')).toBeDefined()
    expect(call.mock.calls.length).toBeGreaterThan(15)
    repair()
    await pass(30)
    expect(screen.getByText('Sanitas')).toBeDefined()
  },
)

test('ERR-001 a fault of the server is retried twice, a refusal never', async () => {
  const fault = await open(new ApiError(500, 'GENERAL'))
  await pass(600)
  expect(fault.call).toHaveBeenCalledTimes(3)
  cleanup()
  const refusal = await open(new ApiError(400, 'FORMAT_NOT_VALID'))
  await pass(600)
  expect(refusal.call).toHaveBeenCalledTimes(1)
})
