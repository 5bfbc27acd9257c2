import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import category from 'virtual:form/Category'
import service from 'virtual:form/AdminService'
import user from 'virtual:form/AdminUser'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiFault } from '../../http/fault'
import { startTexts } from '../../i18n/i18n'
import type { AdminEntity, AdminRecord, RowAction } from '../entity'
import type { Tag } from '../tags/order'
import { openArea } from '../testArea'

const off: RowAction = {
  id: 'off',
  icon: 'lock',
  label: 'ADMIN.T.OFF',
  when: ({ active }) => active === true,
  run: (call, { id }) => call('PUT api/users/admin/{id}/deactivate', { params: { id: String(id) } }),
  done: 'ADMIN.T.OFF_DONE',
}
const entities: Record<string, AdminEntity> = {
  categories: {
    name: 'CATEGORY',
    form: category,
    key: 'id',
    path: 'api/categories',
    columns: ['name'],
    widgets: { tags: () => import('../tags/OrderedTags') },
  },
  users: {
    name: 'USER',
    form: user,
    key: 'id',
    path: 'api/users/admin',
    columns: ['name'],
    rowActions: [off],
    keeps: ({ name }) => name === 'Yo',
  },
  services: {
    name: 'SERVICE',
    form: service,
    key: 'id',
    path: 'api/consultation-services',
    columns: ['name'],
  },
}
const texts = {
  'ADMIN.T.TITLE': 'Fichas',
  'ADMIN.T.OFF': 'Desactivar',
  'ADMIN.T.OFF_DONE': 'Hecho.',
  'ADMIN.USER.FIELDS.active': 'Activo',
  'ADMIN.USER.FIELDS.phone': 'Teléfono',
}

/** A server with one record. */
let record: AdminRecord
let sent: AdminRecord[]
let history: object[]
/** What a save waits for, or is refused with. */
let saves: () => Promise<unknown>
let reads: () => Promise<unknown>

async function answer(operation: string, { body }: { body?: unknown }): Promise<unknown> {
  if (operation.startsWith('GET api/audit')) return history
  if (operation.endsWith('/deactivate')) {
    record = { ...record, active: false, version: Number(record['version']) + 1 }
    return record
  }
  if (operation.startsWith('POST')) {
    await saves()
    sent.push(body as AdminRecord)
    record = { ...(body as AdminRecord), id: 1, version: 1 }
    return { id: 1, version: 1 }
  }
  if (operation.startsWith('PUT')) {
    await saves()
    sent.push(body as AdminRecord)
    const tags = (body as { tags?: Tag[] }).tags?.map((tag, at) => ({ id: 100 + at, ...tag, videos: 0 }))
    const { id, active, version } = record
    const own = { id, version: Number(version) + 1, ...(active !== undefined && { active }) }
    record = { ...(body as AdminRecord), ...own, ...(tags && { tags }) }
    return { version: record['version'] }
  }
  if (!operation.endsWith('{id}')) return { items: [], total: 0 }
  await reads()
  return record
}

const open = (path: 'categories' | 'users' | 'services', kept: AdminRecord, page = '1') => {
  record = kept
  const section = {
    id: `admin.${path}`,
    title: 'ADMIN.T.TITLE',
    icon: 'table' as const,
    group: 'offer' as const,
    path,
    forms: { create: `${path}/create`, edit: path },
    requires: {},
    entity: () => Promise.resolve({ default: entities[path] as AdminEntity }),
  }
  return openArea({ sections: [section], texts, answer }, `/admin/${path}/${page}`, 'UsersAdministrator')
}
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const write = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const saved = () => screen.findByText(/^Guardado a las/)
const bar = () => screen.getByText(/^(Guardado|Deshecho) a las/).closest('output')?.textContent

beforeAll(() => startTexts('es'))
beforeEach(() => {
  sent = []
  history = []
  saves = () => Promise.resolve()
  reads = () => Promise.resolve()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const habits = { id: 1, name: 'Hábitos', tags: [{ id: 7, name: 'comer', order: 1, videos: 2 }], version: 2 }
const addTag = (name: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Nueva etiqueta' }), { target: { value: name } })
  press('Añadir')
}
const idsSent = (at: number) => ((sent[at]?.['tags'] ?? []) as Tag[]).map(({ id }) => id)

test('ADMIN-109 after saving the form goes on from the record of the server: a new tag has its id', async () => {
  await open('categories', habits)
  await screen.findByRole('textbox', { name: 'Etiqueta 1' })
  addTag('gemelos')
  const row = await screen.findByRole('textbox', { name: 'Etiqueta 2' })
  act(() => row.focus())
  fireEvent.keyDown(row, { key: 's', ctrlKey: true })
  await saved()
  expect(screen.getByRole('textbox', { name: 'Etiqueta 2' })).toBe(row)
  expect(document.activeElement).toBe(row)
  await write(/^Name/, 'Costumbres')
  press(/^Guardar/)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect([idsSent(0), idsSent(1)]).toEqual([
    [7, undefined],
    [7, 101],
  ])
})

test('ADMIN-109 what is written while it is being saved stays, and is saved with the id that it got', async () => {
  let done = () => {}
  saves = () => new Promise((resolve) => (done = () => resolve(undefined)))
  await open('categories', habits)
  await screen.findByRole('textbox', { name: 'Etiqueta 1' })
  addTag('gemelos')
  press(/^Guardar/)
  await waitFor(() => expect(button(/^Guardar/).getAttribute('aria-busy')).toBe('true'))
  await write(/^Etiqueta 2/, 'gemelo')
  await write(/^Name/, 'Costumbres')
  await act(async () => done())
  await waitFor(() => expect(button(/^Guardar/).getAttribute('aria-busy')).toBeNull())
  screen.getByText('2 cambios sin guardar')
  expect((await field(/^Name/)).value).toBe('Costumbres')
  saves = () => Promise.resolve()
  press(/^Guardar/)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ name: 'Costumbres', tags: [{ id: 7 }, { id: 101, name: 'gemelo' }] })
})

test('ADMIN-018 what is written while a record is being created waits on its page, not saved yet', async () => {
  let done = () => {}
  saves = () => new Promise((resolve) => (done = () => resolve(undefined)))
  await open('categories', {}, 'create')
  await write(/^Name/, 'Hábitos')
  addTag('gemelos')
  press(/^Guardar/)
  await waitFor(() => expect(button(/^Guardar/).getAttribute('aria-busy')).toBe('true'))
  await write(/^Name/, 'Costumbres')
  await act(async () => done())
  await screen.findByText('1 cambio sin guardar')
  expect(location.hash).toBe('#/admin/categories/1')
  expect((await field(/^Name/)).value).toBe('Costumbres')
  expect(sent).toMatchObject([{ name: 'Hábitos' }])
})

test('ADMIN-109 where the record cannot be read after saving it is read before the next save', async () => {
  await open('categories', habits)
  await screen.findByRole('textbox', { name: 'Etiqueta 1' })
  addTag('gemelos')
  reads = () => Promise.reject(new ApiFault(0, 'NETWORK'))
  press(/^Guardar/)
  await saved()
  reads = () => Promise.resolve()
  await write(/^Etiqueta 2/, 'gemelo')
  press(/^Guardar/)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(idsSent(1)).toEqual([7, 101])
})

const ana = { id: 'a', name: 'Ana', phone: '600000001', active: true, version: 3 }

test('ADMIN-158 ADMIN-018 undone is what was saved, not what was done to the record since', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  press(/^Guardar/)
  await saved()
  expect(bar()).toContain('Teléfono')
  press('Desactivar')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desactivar' })).toBeNull())
  act(() => button('Deshacer').focus())
  press('Deshacer')
  await screen.findByText(/^Deshecho a las/)
  expect(bar()).toContain('Teléfono')
  expect(record).toMatchObject({ phone: '600000001', active: false })
  expect(screen.queryByRole('button', { name: 'Desactivar' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  expect(document.activeElement).toBe(button(/^Guardar/))
})

test('ADMIN-127 what somebody else has written since is not undone', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  press(/^Guardar/)
  await saved()
  record = { ...record, phone: '600000003' }
  press('Desactivar')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
  expect((await field(/^Teléfono/)).value).toBe('600000003')
})

test('ADMIN-018 many changes are one short line, and discarding keeps the focus', async () => {
  await open('users', ana)
  for (const name of [/^Name/, /^Surname/, /^External/, /^Identification number\b(?! type)/]) {
    await write(name, 'x1')
  }
  act(() => button('Descartar').focus())
  press('Descartar')
  expect(document.activeElement).toBe(button(/^Guardar/))
  for (const name of [/^Name/, /^Surname/, /^External/, /^Identification number\b(?! type)/]) {
    await write(name, 'x1')
  }
  press(/^Guardar/)
  await saved()
  expect(bar()).toContain('Name, Surname, Identification number y 1 más')
})

test('ADMIN-018 without a connection there is nothing to mend: it says so, and saving again saves', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  saves = () => Promise.reject(new ApiFault(0, 'NETWORK'))
  press(/^Guardar/)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'No se ha guardadoNo hay conexión. Lo escrito se guarda aquí; vuelve a intentarlo.',
  )
  expect(within(alert).queryByRole('button')).toBeNull()
  expect(screen.queryByText(/por corregir/)).toBeNull()
  expect(screen.getAllByText('No se ha guardado')).toHaveLength(2)
  saves = () => Promise.resolve()
  press(/^Guardar/)
  await saved()
  saves = () => Promise.reject(new ApiFault(0, 'NETWORK'))
  press('Deshacer')
  await screen.findByRole('alert')
  saves = () => Promise.resolve()
  press('Deshacer')
  await screen.findByText(/^Deshecho a las/)
})

test('ADMIN-018 the history says what only the server writes, and offers a way back where there is one', async () => {
  const entry = { action: 'update', changedBy: 'Alba', changedAt: '2027-01-11T07:00:00.000Z' }
  history = [
    { ...entry, version: 5, before: { active: true }, after: { active: false } },
    { ...entry, version: 4, before: { name: 'Ana' }, after: { name: 'Ana', phone: '600000001' } },
    { ...entry, version: 3, before: { name: 'Eva' }, after: { name: 'Ana' } },
  ]
  await open('users', ana)
  await field(/^Teléfono/)
  press('Historial')
  const items = await within(screen.getByRole('complementary')).findAllByRole('listitem')
  expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([0, 1, 1])
  expect(items[0]?.textContent).toContain('ActivoSíNo')
  fireEvent.click(within(items[1] as HTMLElement).getByRole('button'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ name: 'Ana', version: 3 })
  await within(items[1] as HTMLElement).findByText('La ficha ya está así.')
  fireEvent.click(within(items[1] as HTMLElement).getByRole('button'))
  expect(sent).toHaveLength(1)
})

test('ADMIN-018 going back to an older version keeps what is written and not saved', async () => {
  const entry = { action: 'update', changedBy: 'Alba', changedAt: '2027-01-11T07:00:00.000Z' }
  history = [{ ...entry, version: 3, before: { name: 'Eva' }, after: { name: 'Ana' } }]
  await open('users', ana)
  await write(/^Surname/, 'Vidal')
  press('Historial')
  fireEvent.click(await screen.findByRole('button', { name: 'Volver a como estaba antes' }))
  await waitFor(() => expect(sent).toMatchObject([{ name: 'Eva' }]))
  await screen.findByText('1 cambio sin guardar')
  expect((await field(/^Surname/)).value).toBe('Vidal')
})

test('ADMIN-160 C-119 who stays is not offered to be deleted', async () => {
  await open('users', ana)
  expect(await screen.findByRole('button', { name: 'Eliminar' })).toBeDefined()
  cleanup()
  await open('users', { ...ana, name: 'Yo' })
  await field(/^Teléfono/)
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
})

test('ADMIN-046 a limit is said as numbers are written, and a name of spaces has yet to be written', async () => {
  const visit = { id: 1, name: 'Visita', consultationSpecialtyId: 1, type: 1, duration: 30, amount: 1 }
  await open('services', { ...visit, amount: 100_000, version: 1 })
  await write(/^Name/, '   ')
  press(/^Guardar/)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Amount: Tiene que ser 99.999,99 o menos.')
  expect(alert.textContent).toContain('Name: Escribe este dato.')
})

test('ADMIN-127 ADMIN-018 pressing Ctrl S again while a record is being saved sends it once', async () => {
  let done = () => {}
  let tries = 0
  saves = () => new Promise((resolve) => ((tries += 1), (done = () => resolve(undefined))))
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  const press3 = () => [1, 2, 3].forEach(() => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }))
  press3()
  await waitFor(() => expect(tries).toBeGreaterThan(0))
  press3()
  await act(async () => done())
  await saved()
  expect(tries).toBe(1)
})

test('ADMIN-018 going back to an older version is asked for once, however often it is pressed', async () => {
  const entry = { action: 'update', changedBy: 'Alba', changedAt: '2027-01-11T07:00:00.000Z' }
  history = [{ ...entry, version: 3, before: { name: 'Eva' }, after: { name: 'Ana' } }]
  await open('users', ana)
  press('Historial')
  const back = await screen.findByRole('button', { name: 'Volver a como estaba antes' })
  fireEvent.click(back)
  fireEvent.click(back)
  await saved()
  expect(sent).toHaveLength(1)
})

test('ADMIN-018 who deletes a record with changes in it is not asked about them', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  press('Eliminar')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^Eliminar/ }))
  await waitFor(() => expect(location.hash).toBe('#/admin/users'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sessionStorage).toHaveLength(0)
})

test('ADMIN-046 what is emptied while it is being mended takes the focus from nobody', async () => {
  await open('users', ana)
  await write(/^Name/, '')
  press(/^Guardar/)
  expect(document.activeElement).toBe(await screen.findByRole('alert'))
  const name = await field(/^Name/)
  act(() => name.focus())
  await write(/^Name/, 'E')
  expect(screen.queryByRole('alert')).toBeNull()
  await write(/^Name/, '')
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(name)
  press(/^Guardar/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})
