import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { violationsOf } from '../../../tests/screens/violations'
import { link, listTests, open } from '../testing/testList'

listTests()

test.each([
  [
    'the menu of a row',
    '/admin/services',
    'Acciones de Servicio 2 (2)',
    () => {
      link(2).focus()
      fireEvent.keyDown(link(2), { key: 'F10', shiftKey: true })
    },
  ],
  [
    'a filter',
    '/admin/services?consultationSpecialtyId=7',
    'Especialidad',
    () => fireEvent.click(screen.getByText('Especialidad', { selector: 'button *' })),
  ],
  [
    'the columns',
    '/admin/services',
    'Columnas',
    () => fireEvent.click(screen.getByRole('button', { name: 'Columnas' })),
  ],
])(
  'ADMIN-018 %s opens as a dialog with a name and breaks no rule of axe',
  async (_, address, name, openPopover) => {
    await open(address)
    await screen.findByText('Servicio 2 (2)')
    openPopover()
    const popover = await screen.findByRole('dialog', { name })
    expect(await violationsOf(popover)).toEqual([])
  },
)
