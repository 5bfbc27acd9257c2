import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { violationsOf } from '../../../tests/screens/violations'
import { ChoiceField } from './ChoiceField'

const options = ['Cardiología', 'Pediatría'].map((label, value) => ({ value, label }))

beforeAll(() => initTexts('es'))
afterEach(cleanup)

test('WCAG the list of a combo box is accessible while it is open, and an option is selected', async () => {
  const onSelect = vi.fn<(value: unknown) => void>()
  render(
    <ChoiceField
      label="Especialidad"
      options={options}
      selected={undefined}
      onType={() => {}}
      onSelect={onSelect}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Especialidad' })
  fireEvent.focus(field)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(await violationsOf(await screen.findByRole('listbox'))).toEqual([])
  fireEvent.click(screen.getByRole('option', { name: 'Pediatría' }))
  expect(onSelect).toHaveBeenCalledWith(1)
})
