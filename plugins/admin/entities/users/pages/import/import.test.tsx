import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ImportPreview } from '@schemas/generated/entities'
import { openArea } from '@portico/admin/testing/testArea'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { store } from '@portico/core/state/store'
import texts from '../../../../locales/es.json'
import sections from '../../../../sections'
import { importJobAtom } from './importJob'

/** The server's side of an import that is under way. */
interface Sent {
  body: File
  query: { columns: string; after?: number }
  signal: AbortSignal
  onText: (piece: string) => void
}
let sent: Sent[]
let previewed: Sent[]
let preview: ImportPreview[]
let finish: (fault?: ApiError) => void
const saved: { name: string; file: Blob }[] = []

const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.usersList')
    .map((one) => ({ ...one, requires: { role: 'UsersAdministrator' } })),
  texts,
  answer: (operation: string, input: object) => {
    if (operation.endsWith('/stop')) return Promise.resolve(undefined)
    if (operation.endsWith('/preview')) {
      previewed.push(input as Sent)
      return Promise.resolve(preview)
    }
    if (operation !== 'POST api/users/admin/import-users') return Promise.resolve({ items: [], total: 0 })
    sent.push(input as Sent)
    return new Promise((resolve, reject) => {
      finish = (fault) => (fault ? reject(fault) : resolve(undefined))
      ;(input as Sent).signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  },
}

beforeAll(() => initTexts('es'))
beforeEach(() => {
  ;[sent, previewed, preview] = [[], [], []]
  saved.length = 0
  store.set(importJobAtom, null)
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1)
    if (file) saved.push({ name: this.download, file })
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const openImport = () => openArea(area, '/admin/users/import', 'UsersAdministrator')
const choose = (text: string, name = 'altas.csv') =>
  act(async () => {
    const field = screen.getByLabelText(/^Elige un archivo CSV/)
    fireEvent.change(field, { target: { files: [new File([text], name)] } })
    await new Promise((resolve) => setTimeout(resolve))
  })
const sendLines = (...lines: object[]) =>
  act(() => sent[0]?.onText(lines.map((line) => `${JSON.stringify(line)}\n`).join('')))
/** Waits for the message of the page. A toast says for a while that the import failed. */
const findRefusal = (text: RegExp) =>
  waitFor(() => {
    const alert = screen.getAllByRole('alert').find(({ textContent }) => text.test(textContent))
    if (!alert) throw new Error(`No alert matches ${text}`)
    return alert
  })
const counts = { created: 1, updated: 0, unchanged: 0, refused: 1 }
const bad = { line: 3, field: 'birthDate', keyword: 'format', value: '31-02-1990' }

async function start() {
  await openImport()
  await choose('name;email;birthDate\nAna;a@x.test;\nLuis;l@x.test;31-02-1990')
  fireEvent.click(await screen.findByRole('button', { name: 'Importar 2 líneas' }))
  return screen.findByRole('dialog', { name: 'Importando usuarios' })
}

test.each([
  [
    'ADMIN-043 ERR-012 another kind of file',
    'x',
    'altas.xlsx',
    /^Ese tipo de archivo no es válido.*archivos CSV/,
  ],
  ['ADMIN-159 no name', 'email;roles\nx@x.test;y', 'a.csv', /^Falta el nombre/],
  [
    'ADMIN-159 nothing to know a person by',
    'name\nx',
    'a.csv',
    /Correo, Identificación, Id externo, Número de usuario/,
  ],
])('%s is not sent, and it says why', async (_, text, name, why) => {
  await openImport()
  await choose(text, name)
  expect((await screen.findByRole('alert')).textContent).toMatch(why)
  expect([screen.queryByRole('button', { name: /^Importar \d/ }), sent]).toEqual([null, []])
})

test('ADMIN-159 the first lines are shown with what they become before anything is imported; titles are skipped', async () => {
  preview = [
    { line: 4, becomes: 'updated', changed: ['phone'], errors: [] },
    {
      line: 5,
      becomes: 'refused',
      changed: [],
      errors: [{ field: 'birthDate', keyword: 'format', value: '31-02-1990' }],
    },
  ]
  await openImport()
  const more = Array.from({ length: 20 }, (_, at) => `Otra ${at};o${at}@x.test;1`).join('\n')
  await choose(`Altas de noviembre\n\nname;email;phone\nAna;a@x.test;600\nLuis;l@x.test;1\n${more}`)
  const table = await screen.findByRole('table')
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows[1]).toMatch(/4AnaSe actualizaTeléfono: 600$/)
  expect(rows[2]).toMatch(/5LuisCon erroresFecha de nacimiento, 31-02-1990: Esa fecha no existe\.$/)
  expect(previewed[0]?.query).toEqual({ columns: 'name,email,phone' })
  const lines = (await previewed[0]?.body.text())?.split('\n')
  // Line 13 is the tenth line of the table.
  expect(lines).toHaveLength(13)
  expect(lines?.slice(0, 4)).toEqual(['', '', 'name;email;phone', 'Ana;a@x.test;600'])
  expect(sent).toEqual([])
})

test('ADMIN-015 C-124 a dialog shows the progress of an import, which continues when it is closed', async () => {
  const dialog = await start()
  expect(sent[0]?.body.name).toBe('altas.csv')
  sendLines(bad, { done: 1, ...counts })
  expect(within(dialog).getByText('50 %')).toBeDefined()
  expect(within(dialog).getByText('31-02-1990')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Seguir en segundo plano' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('1 de 2 líneas')).toBeDefined()
})

test('ADMIN-159 the report lists each rejected line and field, and offers both files', async () => {
  await start()
  sendLines(bad, { done: 2, ...counts }, { total: 2, ...counts })
  await act(async () => finish())
  const row = await screen.findByRole('row', { name: /31-02-1990/ })
  expect(row.textContent).toMatch(/3Fecha de nacimiento31-02-1990Esa fecha no existe\.$/)
  expect(screen.getByText('1 de 2 líneas importadas.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Descargar la línea' }))
  fireEvent.click(screen.getByRole('button', { name: 'Descargar el informe' }))
  expect(saved.map(({ name }) => name)).toEqual(['altas-por-corregir.csv', 'altas-informe.csv'])
  expect(await saved[0]?.file.text()).toContain('"Luis";"l@x.test";"31-02-1990"')
  expect(await saved[1]?.file.text()).toContain(
    '"3";"Fecha de nacimiento";"31-02-1990";"Esa fecha no existe."',
  )
})

test('ADMIN-159 a formula and a repeated person have their own messages', async () => {
  await start()
  const refused = { ...counts, created: 0, refused: 2 }
  const repeated = { line: 3, field: 'email', keyword: 'repeated', first: 2 }
  sendLines({ line: 2, field: 'name', keyword: 'formula', value: '=1+1' }, repeated, { total: 2, ...refused })
  await act(async () => finish())
  expect(await screen.findByText('Empieza por «=»: parece una fórmula.')).toBeDefined()
  expect(screen.getByText('Es la misma persona que la de la línea 2 de este archivo.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Nombre 1' }))
  expect(screen.getAllByRole('row')).toHaveLength(2)
})

test('ADMIN-015 a stopped import shows what was imported', async () => {
  const dialog = await start()
  sendLines({ done: 1, ...counts, refused: 0 })
  const stop = within(dialog).getByRole('button', { name: /Detener la importación/ })
  fireEvent.click(stop)
  expect(stop.getAttribute('aria-busy')).toBe('true')
  sendLines({ total: 1, stopped: true, ...counts, refused: 0 })
  await act(async () => finish())
  expect(await screen.findByText(/^Has detenido la importación después de 1 línea\./)).toBeDefined()
  expect(screen.getByText('1 de 1 líneas importadas.')).toBeDefined()
})

test('ADMIN-159 an interrupted import asks to be repeated', async () => {
  await start()
  await act(async () => finish(new ApiError(0, 'NETWORK')))
  expect((await screen.findAllByText(/no se crearán duplicados/)).length).toBeGreaterThan(0)
})

test('ADMIN-159 columns in the language of the administrator are guessed, corrected, sent and remembered', async () => {
  await openImport()
  await choose('Nombre;Correo electrónico;Móvil 2;Notas\nAna;a@x.test;600;Hola')
  const column = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(name) })
  // The file is read asynchronously.
  await screen.findByRole('combobox', { name: /Nombre/ })
  expect([column('Nombre').value, column('Correo').value, column('Móvil 2').value]).toEqual([
    'name',
    'email',
    '',
  ])
  expect(screen.getByText('Por ejemplo: Hola')).toBeDefined()
  fireEvent.change(column('Móvil 2'), { target: { value: 'email' } })
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Dos columnas contienen el mismo dato: Correo/,
  )
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).toBeNull()
  fireEvent.change(column('Móvil 2'), { target: { value: 'phone' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Importar 1 línea' }))
  await waitFor(() => expect(sent[0]?.query).toMatchObject({ columns: 'name,email,phone,' }))
  await act(async () => finish(new ApiError(400, 'FORMAT_NOT_VALID')))
  // The file and its columns stay.
  await findRefusal(/^Ese tipo de archivo no es válido.*No hemos podido leer el archivo/)
  expect(column('Móvil 2').value).toBe('phone')
  await choose('Nombre;Móvil 2;Correo\nAna;600;a@x.test')
  await waitFor(() => expect(column('Móvil 2').value).toBe('phone'))
})

test('ADMIN-159 an interrupted import continues with the same file after the lines that it has done', async () => {
  await start()
  sendLines(bad, { done: 1, ...counts, created: 0 })
  await act(async () => finish(new ApiError(0, 'NETWORK')))
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar la importación' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ body: sent[0]?.body, query: { after: 1 } })
})

test('ADMIN-159 after the server rejects a file, another one can be chosen', async () => {
  await start()
  await act(async () => finish(new ApiError(400, 'FORMAT_NOT_VALID')))
  expect(
    await findRefusal(/^Ese tipo de archivo no es válido.*No hemos podido leer el archivo/),
  ).toBeDefined()
  await choose('name;email\nAna;a@x.test')
  expect(await screen.findByRole('button', { name: 'Importar 1 línea' })).toBeDefined()
})

test('ERR-011 REC-004 a file that the server finds too large shows the message of MAX_EXCEEDED', async () => {
  await start()
  await act(async () => finish(new ApiError(400, 'MAX_EXCEEDED')))
  expect(await findRefusal(/^El archivo es demasiado grande.*25 MB/)).toBeDefined()
})
