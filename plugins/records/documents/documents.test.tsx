import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const document = {
  id: 8,
  documentId: 8,
  name: 'Herida.jpg',
  nameWithoutExtension: 'Herida',
  notes: null,
  visible: false,
  documentType: 0,
  creationDate: '2026-10-21T10:00:00.000Z',
  seenByAdmin: true,
  type: 'image/jpeg',
}
const openDocuments = (api: object = {}) =>
  renderPage({
    plugin,
    path: 'videoconsultation/documents',
    api: { 'GET api/documents/filter': [document], ...api },
  })
async function press(name: string, role = 'button'): Promise<void> {
  const control = await screen.findByRole(role, { name })
  await act(async () => fireEvent.click(control))
}

/** Chooses "show to doctors" in the menu of a document. */
async function showToDoctors(): Promise<void> {
  await press(es['RECORDS.ACTIONS'].replace('{{name}}', 'Herida'))
  await press(es['RECORDS.SHOW'], 'menuitem')
}

it('ERR-044 I18N-033 a changed document says that the change is saved', async () => {
  await openDocuments({ 'PUT api/documents/{id}': null })
  await showToDoctors()
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.UPDATED'])).toBeDefined()
})

it('ERR-043 I18N-031 a change that is not saved says so', async () => {
  await openDocuments({
    'PUT api/documents/{id}': () => {
      throw new ApiError(500, 'GENERAL')
    },
  })
  await showToDoctors()
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.ERROR_UPDATE'])).toBeDefined()
  expect(screen.queryByText(es['DOCUMENTS.TOASTER.UPDATED'])).toBeNull()
})

it('REC-011 ERR-044 I18N-032 an uploaded document says that it is uploaded', async () => {
  await openDocuments({ 'POST api/documents': { documentId: 9 }, 'POST api/documents/data': null })
  await press(es['RECORDS.UPLOAD'])
  const input = await screen.findByLabelText(es['RECORDS.CHOOSE_FILES'], { selector: 'input' })
  await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'Informe.pdf')] } }))
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.SUCCESS'])).toBeDefined()
})

it('without exams of the centre the page says so, and does not speak of a filter', async () => {
  await renderPage({
    plugin,
    path: 'videoconsultation/medical-exams',
    features: ['medicalExam'],
    api: { 'GET api/documents/filter': [] },
  })
  expect(await screen.findByText(es['RECORDS.NO_EXAMS'])).toBeDefined()
  expect(screen.queryByText(es['RECORDS.NO_MATCH'])).toBeNull()
  expect(screen.queryByRole('button', { name: es['RECORDS.UPLOAD'] })).toBeNull()
})

const exam = { ...document, id: 9, name: 'Analítica.pdf', nameWithoutExtension: 'Analítica', documentType: 1 }
const openMenu = (name: string) => press(es['RECORDS.ACTIONS'].replace('{{name}}', name))
const answered = () => vi.fn<(input: unknown) => Promise<unknown>>(async () => null)

it('REC-013 REC-071 the menu of a hidden document shows it to doctors, and changes nothing else', async () => {
  const update = answered()
  await openDocuments({ 'PUT api/documents/{id}': update })
  await showToDoctors()
  const body = { name: 'Herida.jpg', notes: null, visible: true }
  expect(update.mock.calls).toEqual([[{ params: { id: 8 }, body, quiet: true }]])
})

it('REC-014 REC-018 REC-032 REC-073 REC-077 C-087 documents and exams are downloaded under their names, without a session in the address', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const [own, ofCentre] = [answered(), answered()]
  await openDocuments({
    'GET api/documents/filter': [document, exam],
    'GET api/documents/{id}/download': own,
    'GET api/medical-exams/{id}/download': ofCentre,
  })
  for (const name of ['Herida', 'Analítica']) {
    await openMenu(name)
    await press(es['RECORDS.DOWNLOAD'], 'menuitem')
  }
  await waitFor(() => expect(saved).toEqual(['Herida.jpg', 'Analítica.pdf']))
  expect(own.mock.calls).toEqual([[{ params: { id: 8 }, file: true, quiet: true }]])
  expect(ofCentre.mock.calls).toEqual([[{ params: { id: 9 }, file: true, quiet: true }]])
})

it('REC-018 an exam is neither hidden nor deleted', async () => {
  await openDocuments({ 'GET api/documents/filter': [exam] })
  await openMenu('Analítica')
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    es['RECORDS.DOWNLOAD'],
  ])
})

it('REC-015 REC-072 a deleted document comes back with undo, and is deleted when the page is left', async () => {
  const remove = answered()
  await openDocuments({ 'DELETE api/documents/{id}': remove })
  const removeIt = async () => {
    await openMenu('Herida')
    await press(es['RECORDS.DELETE'], 'menuitem')
    expect(screen.queryByRole('link', { name: 'Herida' })).toBeNull()
  }
  await removeIt()
  await press(es['RECORDS.UNDO'])
  expect(await screen.findByRole('link', { name: 'Herida' })).toBeDefined()
  await removeIt()
  expect(remove).not.toHaveBeenCalled()
  cleanup()
  expect(remove.mock.calls).toEqual([[{ params: { id: 8 }, quiet: true }]])
})

it('REC-065 the list asks for words, for a kind, and for the documents after the fiftieth', async () => {
  const asked: unknown[] = []
  const all = Array.from({ length: 50 }, (_, place) => ({ ...document, id: 90 - place }))
  await openDocuments({
    'GET api/documents/filter': ({ query }: { query: { before?: number } }) => {
      asked.push(query)
      return query.before === undefined ? all : [exam]
    },
  })
  await press(es['RECORDS.MORE'])
  expect(await screen.findByRole('link', { name: 'Analítica' })).toBeDefined()
  await press(es['RECORDS.KIND.EXAMS'])
  const search = screen.getByRole('searchbox', { name: es['RECORDS.SEARCH'] })
  await act(async () => fireEvent.change(search, { target: { value: 'azucar' } }))
  await waitFor(() =>
    expect(asked).toEqual([{}, { before: 41 }, { documentType: 1 }, { search: 'azucar', documentType: 1 }]),
  )
})

it('REC-012 REC-013 REC-070 REC-071 a document is opened, renamed, annotated and shown, and saved without a button', async () => {
  const update = answered()
  await renderPage({
    plugin,
    path: 'videoconsultation/documents/8',
    heading: 'Herida',
    api: {
      'GET api/documents/{id}': ({ params }: { params: { id: number } }) => ({
        ...document,
        id: params.id,
        type: 'image/heic',
      }),
      'PUT api/documents/{id}': update,
    },
  })
  const write = (label: string, value: string) =>
    act(async () =>
      fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } }),
    )
  await write(es['RECORDS.NAME'], ' Rodilla ')
  await write(es['RECORDS.NOTE'], 'Del martes')
  await press(es['RECORDS.SHOW_DOCTOR'], 'switch')
  const body = { name: 'Rodilla', notes: 'Del martes', visible: true }
  await waitFor(() => expect(update.mock.lastCall).toEqual([{ params: { id: 8 }, body, quiet: true }]))
  expect(await screen.findByText(es['RECORDS.SAVED'])).toBeDefined()
})

it('REC-014 REC-015 an open document is downloaded, and deleted from its page', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const remove = answered()
  await renderPage({
    plugin,
    path: 'videoconsultation/documents/8',
    heading: 'Herida',
    api: {
      'GET api/documents/filter': [document],
      'GET api/documents/{id}': { ...document, type: 'image/heic' },
      'GET api/documents/{id}/download': null,
      'DELETE api/documents/{id}': remove,
    },
  })
  await press(es['RECORDS.DOWNLOAD'])
  await waitFor(() => expect(saved).toEqual(['Herida.jpg']))
  await press(es['RECORDS.DELETE_DOCUMENT'])
  expect(await screen.findByText(es['RECORDS.NO_DOCUMENTS'])).toBeDefined()
  expect(location.hash).toBe('#/videoconsultation/documents')
  cleanup()
  expect(remove.mock.calls).toEqual([[{ params: { id: 8 }, quiet: true }]])
})

it('REC-070 a document of somebody else is not here', async () => {
  await renderPage({
    plugin,
    path: 'videoconsultation/documents/8',
    api: { 'GET api/documents/{id}': () => Promise.reject(new ApiError(404, 'NOT_FOUND')) },
  })
  expect(await screen.findByText(es['RECORDS.NO_DOCUMENT'])).toBeDefined()
})
