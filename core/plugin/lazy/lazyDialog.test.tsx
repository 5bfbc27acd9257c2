import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { initTexts } from '../../i18n/i18n'
import { ToastRegion } from '../../ui/feedback/ToastRegion'
import { lazyDialog } from './lazyDialog'

interface Props {
  onClose: () => void
}

const fetched = vi.fn<() => Promise<{ default: (props: Props) => React.JSX.Element }>>()
const Hint = lazyDialog<Props>('hint', () => fetched())
const Page = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <input aria-label="Notes" />
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <Hint onClose={() => setIsOpen(false)} />}
      <ToastRegion />
    </>
  )
}
const open = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open' })))

beforeAll(() => initTexts('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('ERR-001 a dialog that fails to load says so, keeps what was typed, and can be opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Page />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Since Monday' } })
  fetched.mockRejectedValueOnce(new Error('gone'))
  await open()
  expect(await screen.findByText(/The rest of the page works/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Since Monday')
  fetched.mockResolvedValue({ default: ({ onClose }) => <button onClick={onClose}>Done</button> })
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
})
