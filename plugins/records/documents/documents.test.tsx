import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@core/http/apiError'
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

/** Shows the document to doctors, from its menu. */
async function showToDoctors(): Promise<void> {
  await press(es['RECORDS.ACTIONS'].replace('{{name}}', 'Herida'))
  await press(es['RECORDS.SHOW'], 'menuitem')
}

it('ERR-044 a changed document says that the change is saved', async () => {
  await openDocuments({ 'PUT api/documents/{id}': null })
  await showToDoctors()
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.UPDATED'])).toBeDefined()
})

it('ERR-043 a change that is not saved says so', async () => {
  await openDocuments({
    'PUT api/documents/{id}': () => {
      throw new ApiError(500, 'GENERAL')
    },
  })
  await showToDoctors()
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.ERROR_UPDATE'])).toBeDefined()
  expect(screen.queryByText(es['DOCUMENTS.TOASTER.UPDATED'])).toBeNull()
})

it('ERR-044 an uploaded document says that it is uploaded', async () => {
  await openDocuments({ 'POST api/documents': { documentId: 9 }, 'POST api/documents/data': null })
  await press(es['RECORDS.UPLOAD'])
  const input = await screen.findByLabelText(es['RECORDS.CHOOSE_FILES'], { selector: 'input' })
  await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'Informe.pdf')] } }))
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.SUCCESS'])).toBeDefined()
})
