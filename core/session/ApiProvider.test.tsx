import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actFor, storeToken, openSession } from './session'
import type { Call } from '../http/call'
import { ApiProvider } from './ApiProvider'
import { useCall } from '../http/useCall'

beforeEach(() => {
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('SHELL-047 ROLE-005 a late call of one person’s screen is not sent as another person', async () => {
  const call = vi.fn<() => Promise<unknown>>(async () => [])
  const { result } = renderHook(useCall, {
    wrapper: ({ children }) => <ApiProvider call={call as unknown as Call}>{children}</ApiProvider>,
  })
  const before = result.current
  await expect(before('GET api/appointments/')).resolves.toEqual([])
  act(() => actFor('leo'))
  await expect(before('GET api/appointments/')).rejects.toMatchObject({ name: 'AbortError' })
  expect(call).toHaveBeenCalledOnce()
  await expect(result.current('GET api/appointments/')).resolves.toEqual([])
})
