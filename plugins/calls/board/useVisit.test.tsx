import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '../../../core/session/ApiProvider'
import type { Call } from '@portico/core/http/useCall'
import { usePolling, useVisit } from './useVisit'

let reads: string[]
const answer = (async (operation: string) => {
  reads.push(operation)
  return []
}) as unknown as Call

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <ApiProvider call={answer}>{children}</ApiProvider>
  </SWRConfig>
)

let visibility: DocumentVisibilityState
beforeEach(() => {
  reads = []
  visibility = 'visible'
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const reread = async (time: number) => {
  reads = []
  await wait(time)
  return reads.filter((operation) => operation === 'GET api/appointments/').length
}

it('CALL-043 C-061 the appointments are read again every 30 s, and not while the page is hidden', async () => {
  const { unmount } = renderHook(
    () => {
      usePolling()
      return useVisit(Date.now())
    },
    { wrapper },
  )
  await wait(100)
  expect(reads).toContain('GET api/appointments/')
  expect(await reread(29_000)).toBe(0)
  expect(await reread(1000)).toBe(1)
  expect(await reread(30_000)).toBe(1)
  visibility = 'hidden'
  expect(await reread(90_000)).toBe(0)
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await reread(100)).toBe(1)
  unmount()
  expect(await reread(60_000)).toBe(0)
})
