import { fireEvent, screen } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { link, listTests, open } from '../testing/testList'

listTests()

/** The rules that a popover breaks. Contrast and sizes need a browser. */
async function violations(popover: Element): Promise<string[]> {
  const { violations: found } = await axe.run(popover, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'cat.aria'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}

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
    () => fireEvent.click(screen.getByText('Especialidad', { selector: '.a-chip-main *' })),
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
    expect(await violations(popover)).toEqual([])
  },
)
