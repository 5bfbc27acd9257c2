import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { initTexts } from '../i18n/i18n'
import { definePlugin } from '../plugin/definePlugin'
import { collect } from '../plugin/host'
import { HostProvider } from '../plugin/useHost'
import { ToastRegion } from '../ui/feedback/ToastRegion'
import { Modals, openModal } from './modals'

const fetched = vi.fn<() => Promise<{ default: typeof Hint }>>()
function Hint({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  )
}
const plugin = definePlugin({
  id: 'test',
  modals: [
    { id: 'hint', modal: () => fetched() },
    { id: 'late', modal: () => fetched() },
  ],
})
const { host } = collect([plugin], { test: {} }, new Set())

beforeAll(() => initTexts('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = async (id: string) => {
  render(
    <HostProvider host={host}>
      <h1>Page</h1>
      <Modals />
      <ToastRegion />
    </HostProvider>,
  )
  await act(async () => openModal(id))
}

it('opens a contributed dialog, which closes itself', async () => {
  fetched.mockResolvedValue({ default: Hint })
  await open('hint')
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

it('ERR-001 a dialog that fails to load shows a message, keeps the page, and can be opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetched.mockRejectedValueOnce(new Error('offline'))
  await open('late')
  expect(await screen.findByText(/We can’t reach the server/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
  fetched.mockResolvedValue({ default: Hint })
  await act(async () => openModal('late'))
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy()
})

it('an unknown id opens nothing', async () => {
  await open('nobody')
  expect(document.body.textContent).toBe('Page')
})
