import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { initTexts } from '../../i18n/i18n'
import { ErrorSummary } from './ErrorSummary'
import { SearchField } from './SearchField'
import { TextArea } from './TextArea'
import { TextField } from './TextField'

beforeAll(() => initTexts('es'))
afterEach(cleanup)

const nothing = () => {}

describe('TextField', () => {
  it('connects label, hint and error with the input', () => {
    render(
      <TextField
        label="Teléfono"
        hint="Solo si falla el vídeo."
        error="Usa solo números."
        value=""
        onChange={nothing}
      />,
    )
    const description = 'Solo si falla el vídeo. Usa solo números.'
    const input = screen.getByRole('textbox', { name: 'Teléfono', description })
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('reports the typed text', () => {
    const onChange = vi.fn<(text: string) => void>()
    render(<TextField label="Nombre" value="" onChange={onChange} />)
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Ana' } })
    expect(onChange).toHaveBeenCalledWith('Ana')
  })
})

describe('TextArea', () => {
  it('counts the characters', () => {
    render(<TextArea label="Motivo" value="Dolor" maxLength={5000} onChange={nothing} />)
    expect(screen.getByText('5 de 5000 caracteres')).toBeTruthy()
  })
})

describe('SearchField', () => {
  it('is cleared by its button and by Escape, and keeps the focus', () => {
    const onChange = vi.fn<(text: string) => void>()
    render(<SearchField label="Buscar" value="car" onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar' }))
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
    expect(onChange.mock.calls).toEqual([[''], ['']])
  })
})

function Form() {
  const [attempt, setAttempt] = useState(0)
  const errors = attempt === 0 ? [] : [{ field: 'phone', text: 'Escribe un teléfono válido' }]
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField id="phone" label="Teléfono" value="" onChange={nothing} />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Guardar
      </button>
    </>
  )
}

describe('ErrorSummary', () => {
  it('takes the focus at every submit and links to the field', () => {
    render(<Form />)
    const save = screen.getByRole('button', { name: 'Guardar' })
    for (const attempt of [1, 2]) {
      save.focus()
      fireEvent.click(save)
      expect(document.activeElement, `attempt ${attempt}`).toBe(screen.getByRole('alert'))
    }
    expect(screen.getByText('Revisa un dato antes de continuar')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Escribe un teléfono válido' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Teléfono'))
  })
  it('ADMIN-018 an error without a field has no link and is not counted', () => {
    const whole = { field: '', text: 'No hay conexión.' }
    const { rerender } = render(<ErrorSummary errors={[whole]} title="No se ha guardado" />)
    expect(screen.getByRole('alert').textContent).toBe('No se ha guardadoNo hay conexión.')
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<ErrorSummary errors={[whole, { field: 'phone', text: 'Escribe un teléfono' }]} title="No" />)
    expect(screen.getByText('Revisa un dato antes de continuar')).toBeTruthy()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})
