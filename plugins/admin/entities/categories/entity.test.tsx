import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const tags = ['pasos', 'comer', 'calma'].map((name, at) => ({
  id: at + 1,
  name,
  order: at + 1,
  videos: at * 2,
}))
const category = { id: 3, name: 'Hábitos', tags, version: 2 }
const read = new Set<string>()
const written: { operation: string; body?: unknown }[] = []
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.categoriesList')
    .map((one) => ({ ...one, requires: { role: 'CategoriesAdministrator' } })),
  texts,
  answer: (operation: string, input: { body?: unknown }) => {
    if (operation.startsWith('GET')) {
      read.add(operation)
      return Promise.resolve(operation.endsWith('{id}') ? category : { items: [category], total: 1 })
    }
    written.push({ operation, ...input })
    return Promise.resolve({ id: 3, version: 3 })
  },
}
const open = (path: string) => openArea(area, `/admin/${path}`, 'CategoriesAdministrator')
const names = () =>
  screen.getAllByRole('textbox', { name: /^Etiqueta \d$/ }).map((field) => (field as HTMLInputElement).value)
const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Mover «${name}»`) })
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))

beforeAll(() => initTexts('es'))
beforeEach(() => {
  written.length = 0
  read.clear()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

test('VIDEO-034 VIDEO-035 ADMIN-056 ADMIN-058 ADMIN-006 ADMIN-089 ADMIN-045 ADMIN-109 a tag is picked up with Space, moved with arrow keys, and saved with its position', async () => {
  await open('categories')
  fireEvent.click(await screen.findByRole('link', { name: 'Hábitos' }))
  await screen.findByRole('button', { name: /^Mover «calma»/ })
  act(() => grip('calma').focus())
  fireEvent.click(grip('calma'))
  fireEvent.keyDown(grip('calma'), { key: 'ArrowUp' })
  fireEvent.keyDown(grip('calma'), { key: 'ArrowUp' })
  expect(names()).toEqual(['calma', 'pasos', 'comer'])
  screen.getByText(/^«calma» en la posición 1 de 3\./)
  screen.getByText('antes 3')
  expect(document.activeElement).toBe(grip('calma'))
  fireEvent.click(grip('calma'))
  save()
  await screen.findByText(/^Guardado a las/)
  expect(read).toEqual(new Set(['GET api/categories', 'GET api/categories/{id}']))
  expect(written).toMatchObject([
    {
      operation: 'PUT api/categories/{id}',
      body: {
        name: 'Hábitos',
        tags: [
          { id: 3, order: 1 },
          { id: 1, order: 2 },
          { id: 2, order: 3 },
        ],
        version: 2,
      },
    },
  ])
})

test('ADMIN-045 Escape returns a picked-up tag to its position, and buttons also move it', async () => {
  await open('categories/update/3')
  await screen.findByRole('button', { name: /^Mover «calma»/ })
  fireEvent.click(grip('pasos'))
  fireEvent.keyDown(grip('pasos'), { key: 'ArrowDown' })
  expect(names()).toEqual(['comer', 'pasos', 'calma'])
  fireEvent.keyDown(grip('pasos'), { key: 'Escape' })
  expect(names()).toEqual(['pasos', 'comer', 'calma'])
  await waitFor(() => expect(screen.getByText('No hay cambios')).toBeDefined())
  fireEvent.click(screen.getByRole('button', { name: 'Bajar «pasos»' }))
  expect(names()).toEqual(['comer', 'pasos', 'calma'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar «pasos»')
  fireEvent.click(screen.getByRole('button', { name: 'Subir «comer»' }))
  expect(names()).toEqual(['comer', 'pasos', 'calma'])
})

test('ADMIN-045 a tag is dragged by its handle and dropped at the new position', async () => {
  await open('categories/update/3')
  await screen.findByRole('button', { name: /^Mover «calma»/ })
  document.querySelectorAll('li[data-tag]').forEach((row, at) => {
    row.getBoundingClientRect = () => ({ top: at * 50, height: 50 }) as DOMRect
  })
  fireEvent.pointerDown(grip('pasos'), { button: 0, clientY: 25 })
  fireEvent(window, new MouseEvent('pointermove', { clientY: 110 }))
  await waitFor(() => expect(document.querySelector('[data-lands=below]')).not.toBeNull())
  fireEvent(window, new MouseEvent('pointerup'))
  await waitFor(() => expect(names()).toEqual(['comer', 'pasos', 'calma']))
})

test('ADMIN-044 ERR-055 I18N-042 ADMIN-057 ADMIN-108 a category without a tag shows an error, and the last tag cannot be removed', async () => {
  await open('categories/create')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Nombre' }), { target: { value: 'Sueño' } })
  save()
  await screen.findByText('Etiquetas: Se necesita al menos una etiqueta.')
  expect(written).toEqual([])
  const added = screen.getByRole('textbox', { name: 'Nueva etiqueta' })
  fireEvent.change(added, { target: { value: ' dormir ' } })
  fireEvent.keyDown(added, { key: 'Enter' })
  await waitFor(() => expect(names()).toEqual(['dormir']))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar «dormir»' }))
  screen.getByText('La última etiqueta no se puede quitar: hace falta al menos una.')
  expect(names()).toEqual(['dormir'])
  save()
  await waitFor(() =>
    expect(written).toMatchObject([
      { operation: 'POST api/categories', body: { name: 'Sueño', tags: [{ name: 'dormir', order: 1 }] } },
    ]),
  )
})

test('ADMIN-023 CONST-004 a tag has a name in each language of the tenant', async () => {
  await open('categories/update/3')
  const english = await screen.findByRole('textbox', { name: 'Etiqueta 1 (inglés)' })
  fireEvent.change(english, { target: { value: 'steps' } })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Nombre \(inglés\)/ }), {
    target: { value: 'Habits' },
  })
  save()
  await screen.findByText(/^Guardado a las/)
  expect(written).toMatchObject([
    {
      body: {
        name: 'Hábitos',
        translations: { en: { name: 'Habits' } },
        tags: [{ id: 1, name: 'pasos', translations: { en: { name: 'steps' } } }, { id: 2 }, { id: 3 }],
      },
    },
  ])
})

test('ADMIN-023 the preview shows the category as patients see it and updates while typing', async () => {
  await open('categories/update/3')
  const preview = await screen.findByRole('complementary', { name: 'Así lo verá el paciente' })
  within(preview).getByText('6 vídeos')
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar «comer»' }))
  await waitFor(() =>
    expect(
      within(preview)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['pasos', 'calma']),
  )
  const first = screen.getByRole('textbox', { name: 'Etiqueta 1' })
  act(() => first.focus())
  fireEvent.change(first, { target: { value: 'Primeros pasos' } })
  await within(preview).findByText('Primeros pasos')
  expect(document.activeElement).toBe(first)
})
