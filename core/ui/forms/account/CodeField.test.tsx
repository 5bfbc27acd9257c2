import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeField } from './CodeField'
import { ResendCode } from './ResendCode'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Form() {
  const [code, setCode] = useState('')
  return <CodeField label="Código" value={code} onChange={setCode} />
}

it('ACCOUNT-014 a pasted code loses its spaces, and phones offer the code of a message', () => {
  render(<Form />)
  const field = screen.getByLabelText('Código')
  fireEvent.change(field, { target: { value: ' 123 456 ' } })
  expect(field).toHaveProperty('value', '123456')
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
})

it('ACCOUNT-015 a code is sent again after the countdown, which is announced once', async () => {
  const resend = vi.fn<() => Promise<number>>(async () => 60)
  render(
    <ResendCode
      seconds={60}
      waiting={(time) => `Otro dentro de ${time}`}
      label="Enviarme otro"
      onResend={resend}
    />,
  )
  expect(screen.getByText('Otro dentro de 1:00')).toBeDefined()
  act(() => void vi.advanceTimersByTime(18_000))
  expect(screen.getByText('Otro dentro de 0:42')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(42_000))
  expect(screen.getByRole('status').textContent).toBe('Enviarme otro')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviarme otro' })))
  expect(resend).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText('Otro dentro de 0:59')).toBeDefined()
})
