import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { initTexts } from '../../i18n/i18n'
import { Overlay } from './Overlay'

beforeAll(() => initTexts('es'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('SHELL-026 a short transition shows nothing, a longer one is announced until it ends', () => {
  const { rerender } = render(<Overlay busy />)
  const announcement = () => screen.getByRole('status').textContent
  act(() => void vi.advanceTimersByTime(149))
  expect(announcement()).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(announcement()).toBe('Cargando…')
  rerender(<Overlay busy={false} />)
  expect(announcement()).toBe('')
})

test('C-020 the delay restarts with each transition', () => {
  const { rerender } = render(<Overlay busy />)
  act(() => void vi.advanceTimersByTime(100))
  rerender(<Overlay busy={false} />)
  rerender(<Overlay busy />)
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.getByRole('status').textContent).toBe('')
})
