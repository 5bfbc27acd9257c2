// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { VirtualizerHandle } from 'virtua'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScroll } from './useScroll'

let scrolled: number
beforeEach(() => {
  vi.useFakeTimers()
  scrolled = 0
})
afterEach(() => vi.useRealTimers())

const log = document.createElement('div')
const list = { current: { scrollToIndex: () => void (scrolled += 1) } as unknown as VirtualizerHandle }

const open = () =>
  renderHook(
    ({ last, unsent }) => useScroll({ scroller: { current: log }, list, count: 9, lastId: last, unsent }),
    { initialProps: { last: 1, unsent: 0 } },
  )
/** The log has another height or is scrolled. */
const setLog = (scroll: () => void, height: number, top: number) => {
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(log, 'scrollTop', 'get').mockReturnValue(top)
  act(scroll)
}
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })

it('CONST-028 the log scrolls to a new message after 100 ms', () => {
  const { rerender } = open()
  wait(200)
  scrolled = 0
  rerender({ last: 2, unsent: 0 })
  wait(99)
  expect(scrolled).toBe(0)
  wait(1)
  expect(scrolled).toBe(1)
})

it('the log does not move while older messages are read, except to what the reader writes', () => {
  const { result, rerender } = open()
  wait(200)
  scrolled = 0
  setLog(() => result.current.onScroll(), 500, 480)
  setLog(() => result.current.onScroll(), 500, 100)
  rerender({ last: 2, unsent: 0 })
  wait(200)
  expect(scrolled).toBe(0)
  expect(result.current.isAtEnd).toBe(false)
  expect(result.current.seenId).toBe(1)
  rerender({ last: 2, unsent: 1 })
  wait(200)
  expect(scrolled).toBe(1)
})

it('rows that arrive or are measured do not take the reader from the end', () => {
  const { result, rerender } = open()
  setLog(() => result.current.onScroll(), 500, 480)
  setLog(() => result.current.onScroll(), 900, 490)
  expect(result.current.isAtEnd).toBe(true)
  wait(200)
  scrolled = 0
  rerender({ last: 2, unsent: 0 })
  wait(200)
  expect(scrolled).toBe(1)
})

it('a conversation with new messages opens at the first of them, and its end is not taken for read', () => {
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(2000)
  vi.spyOn(log, 'scrollTop', 'get').mockReturnValue(300)
  const places: unknown[] = []
  const at = { current: { scrollToIndex: (...place: unknown[]) => void places.push(place) } }
  const { result } = renderHook(() =>
    useScroll({
      scroller: { current: log },
      list: at as unknown as typeof list,
      count: 9,
      lastId: 60,
      unsent: 0,
      start: { index: 4, id: 55 },
    }),
  )
  wait(200)
  expect(places).toEqual([[4, { align: 'start' }]])
  expect(result.current).toMatchObject({ isAtEnd: false, seenId: 54 })
})

it('new messages that fit into the log are seen at once', () => {
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(0)
  vi.spyOn(log, 'scrollTop', 'get').mockReturnValue(0)
  const start = { index: 4, id: 55 }
  const { result } = renderHook(() =>
    useScroll({ scroller: { current: log }, list, count: 9, lastId: 60, unsent: 0, start }),
  )
  wait(200)
  expect(result.current).toMatchObject({ isAtEnd: true, seenId: 60 })
})
