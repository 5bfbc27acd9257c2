import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useReportedStep } from './useReportedStep'

const host = 'https://www.clinic.example'
const post = vi.fn<(message: object, origin: string) => void>()
const show = (whom: string | null) => {
  vi.stubGlobal('parent', { postMessage: post })
  return renderHook(({ step }: { step?: string }) => useReportedStep(whom, step), { initialProps: {} })
}
afterEach(() => {
  vi.unstubAllGlobals()
  post.mockClear()
})

it('C-063 reports a new step, but not the first, to the configured origin', () => {
  const { rerender } = show(host)
  expect(post).not.toHaveBeenCalled()
  rerender({ step: 'service' })
  rerender({ step: 'service' })
  expect(post.mock.calls).toEqual([[{ type: 'portico:step' }, host]])
})

it('C-063 reports nothing without a configured origin', () => {
  show(null).rerender({ step: 'service' })
  expect(post).not.toHaveBeenCalled()
})
