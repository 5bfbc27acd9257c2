import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '../state/store'
import { ApiError } from './apiError'
import { useMountedKey } from './mountedKeys'
import { staleDataAtom, watchStaleData } from './staleData'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => {
  store.set(staleDataAtom, null)
  vi.useRealTimers()
})

type Hook = (value: unknown, key: string, config: never) => void
function watch() {
  const { onSuccess, onError } = watchStaleData()
  return {
    read: (key: string) => (onSuccess as Hook)([], key, undefined as never),
    fail: (key: string, status = 0) => (onError as Hook)(new ApiError(status, ''), key, undefined as never),
    since: () => store.get(staleDataAtom)?.since ?? null,
    isFailing: () => store.get(staleDataAtom)?.isFailing,
  }
}

it('data that cannot be read again is marked with the time of its last answer', () => {
  const { read, fail, since } = watch()
  read('appointments')
  vi.setSystemTime(2000)
  read('family')
  vi.setSystemTime(9000)
  expect(since()).toBeNull()
  fail('family')
  expect(since()).toBe(2000)
  fail('appointments', 503)
  expect(since()).toBe(1000)
  read('family')
  expect(since()).toBeNull()
})

it('data that was never read, and refusals of the server, are no stale data', () => {
  const { read, fail, since } = watch()
  fail('appointments')
  read('family')
  fail('family', 400)
  expect(since()).toBeNull()
})

it('data that a failing server does not give again is marked until it does, whatever else is read', () => {
  const { read, fail, since, isFailing } = watch()
  read('appointments')
  vi.setSystemTime(2000)
  fail('appointments', 500)
  read('family')
  expect([since(), isFailing()]).toEqual([1000, true])
  read('appointments')
  expect(since()).toBeNull()
  fail('appointments', 500)
  vi.setSystemTime(70_000)
  read('family')
  expect(since(), 'of a page that was left').toBeNull()
})

it('data of a page that was left is no stale data of the next page', () => {
  const { read, fail, since } = watch()
  const list = renderHook(() => useMountedKey('list'))
  read('list')
  fail('list', 500)
  read('family')
  expect(since(), 'the list is on the page').toBe(1000)
  list.unmount()
  read('family')
  expect(since()).toBeNull()
})
