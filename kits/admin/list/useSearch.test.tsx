import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearch } from './useSearch'

const search = vi.fn<(text: string) => void>()
const open = () =>
  renderHook(({ searched }) => useSearch(searched, search), { initialProps: { searched: '' } })
const pause = () => {
  act(() => void vi.advanceTimersByTime(250))
}

beforeEach(() => {
  search.mockClear()
  vi.useFakeTimers()
  location.hash = '#/admin/users'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('ADMIN-018 text typed while a search loads stays, and is searched next', () => {
  const { result, rerender } = open()
  act(() => result.current[1]('gar'))
  pause()
  act(() => result.current[1]('garcía'))
  rerender({ searched: 'gar' })
  expect(result.current[0]).toBe('garcía')
  pause()
  expect(search.mock.calls).toEqual([['gar'], ['garcía']])
})

test('ADMIN-018 the field follows the address when that changes elsewhere', () => {
  const { result, rerender } = open()
  act(() => result.current[1]('gar'))
  pause()
  rerender({ searched: 'gar' })
  rerender({ searched: '' })
  expect(result.current[0]).toBe('')
  rerender({ searched: 'gar' })
  expect(result.current[0]).toBe('gar')
  pause()
  expect(search).toHaveBeenCalledTimes(1)
})

test('ADMIN-018 a pending search does not navigate back from a record', () => {
  const { result } = open()
  act(() => result.current[1]('gar'))
  location.hash = '#/admin/users/u1'
  pause()
  expect(search).not.toHaveBeenCalled()
})
