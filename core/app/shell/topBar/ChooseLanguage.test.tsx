import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadTexts, initTexts } from '../../../i18n/i18n'
import { ToastRegion } from '../../../ui/feedback/ToastRegion'
import ChooseLanguage from './ChooseLanguage'

const english = vi.fn<() => Promise<{ default: Record<string, string> }>>()
beforeAll(async () => {
  await initTexts('es')
  await loadTexts('test', { es: () => Promise.resolve({ default: {} }), en: english })
})
afterEach(cleanup)

it('SHELL-030 ERR-001 a language whose texts fail to load shows a message and can be chosen again', async () => {
  english.mockRejectedValueOnce(new Error('offline'))
  const onClose = vi.fn<() => void>()
  render(
    <>
      <ChooseLanguage onClose={onClose} />
      <ToastRegion />
    </>,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByText(/Ha fallado algo por nuestra parte/)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  expect(document.documentElement.lang).toBe('es')

  english.mockResolvedValue({ default: {} })
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(document.documentElement.lang).toBe('en')
})
