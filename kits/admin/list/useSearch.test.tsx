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

test('ADMIN-018 letters typed while a search arrives stay, and are searched next', () => {
  const { result, rerender } = open()
  act(() => result.current[1]('gar'))
  pause()
  act(() => result.current[1]('garcía'))
  rerender({ searched: 'gar' })
  expect(result.current[0]).toBe('garcía')
  pause()
  expect(search.mock.calls).toEqual([['gar'], ['garcía']])
})

test('ADMIN-018 the address changed by other means is what the field says', () => {
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

test('ADMIN-018 who has gone on to a record is not called back', () => {
  const { result } = open()
  act(() => result.current[1]('gar'))
  location.hash = '#/admin/users/u1'
  pause()
  expect(search).not.toHaveBeenCalled()
})
