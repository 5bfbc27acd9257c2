import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button'

afterEach(cleanup)

describe('Button', () => {
  it('calls onPress', () => {
    const book = vi.fn<() => void>()
    render(<Button onClick={book}>Reservar cita</Button>)
    fireEvent.click(screen.getByRole('button', { name: 'Reservar cita' }))
    expect(book).toHaveBeenCalledOnce()
  })

  it('shows its busy text and cannot be pressed twice', () => {
    const book = vi.fn<() => void>()
    render(
      <Button busy busyText="Reservando…" onClick={book}>
        Reservar cita
      </Button>,
    )
    const button = screen.getByRole('button', { busy: true })
    fireEvent.click(button)
    expect(book).not.toHaveBeenCalled()
    expect(button.querySelector('[data-off]')?.textContent).toBe('Reservar cita')
    expect(button.querySelector('.btn-face:not([data-off])')?.textContent).toBe('Reservando…')
  })

  it('renders both texts, so that its width does not change', () => {
    render(<Button busyText="Reservando…">Reservar cita</Button>)
    expect(screen.getByRole('button').querySelector('[data-off]')?.textContent).toBe('Reservando…')
  })

  it.each([{ busy: true }, { disabled: true }])('does not submit while %o', (state) => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" {...state}>
          Guardar
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
  })

  it('can have the focus while it is disabled', () => {
    render(<Button disabled>Guardar</Button>)
    const button = screen.getByRole('button')
    button.focus()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})
