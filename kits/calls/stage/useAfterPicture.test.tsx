import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallState } from '../session/callState'
import { useAfterPicture } from './useAfterPicture'

type Seen = Pick<CallState, 'phase' | 'isPictureMoving'> & { hasSections?: boolean }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answered: Seen = { phase: 'inProgress', isPictureMoving: false }
const render = (seen: Seen) =>
  renderHook(({ hasSections = true, ...view }: Seen) => useAfterPicture(view, hasSections), {
    initialProps: seen,
  })

it('shows the sections after the picture, and keeps them when it stops', () => {
  const { result, rerender } = render(answered)
  expect(result.current).toBe(false)
  rerender({ ...answered, isPictureMoving: true })
  expect(result.current).toBe(true)
  rerender(answered)
  expect(result.current).toBe(true)
})

it('shows the sections after a second without a picture', () => {
  const { result } = render(answered)
  act(() => void vi.advanceTimersByTime(900))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toBe(true)
})

it('waits with sections that come with the answer', () => {
  const { result, rerender } = render({ phase: 'calling', isPictureMoving: false, hasSections: false })
  rerender(answered)
  expect(result.current).toBe(false)
  rerender({ ...answered, isPictureMoving: true })
  expect(result.current).toBe(true)
})

it('keeps the sections that were there while it rang', () => {
  const { result, rerender } = render({ phase: 'calling', isPictureMoving: false })
  expect(result.current).toBe(true)
  rerender(answered)
  expect(result.current).toBe(true)
})
