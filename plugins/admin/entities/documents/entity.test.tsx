import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const document = {
  id: 5,
  documentId: 5,
  name: 'Analítica.pdf',
  patientName: 'Luis Vega',
  documentType: 1,
  creationDate: '2026-11-04',
  version: 1,
}
let refused: ApiError | null
let isSeen = false
const requests: { operation: string; query?: unknown; body?: unknown; params?: unknown; file?: unknown }[] =
  []
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.documentList')
    .map((one) => ({ ...one, requires: { role: 'DocumentsAdministrator' } })),
  texts,
  answer: (operation: string, input: object) => {
    requests.push({ operation, ...input })
    if (refused && operation.endsWith('/download')) return Promise.reject(refused)
    const isList = operation === 'GET api/documents/filter'
    return Promise.resolve(
      isList ? { items: [{ ...document, seenByAdmin: isSeen }], total: 1 } : new Blob(['%PDF']),
    )
  },
}
const open = (query = '', roles: string[] = ['DocumentsAdministrator', 'records']) =>
  openArea(area, `/admin/document-list${query}`, roles as unknown as string)

beforeAll(() => initTexts('es'))
beforeEach(() => {
  requests.length = 0
  refused = null
  isSeen = false
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function choose(action: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Analítica.pdf' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('ADMIN-087 ADMIN-099 REC-065 the list shows the latest documents first, with filters by type and by seen', async () => {
  await open('?documentType=1&seenByAdmin=false')
  await screen.findByText('Luis Vega')
  screen.getByText('04-11-2026')
  expect(requests[0]?.query).toEqual({
    page: 0,
    size: 50,
    sort: '-creationDate',
    documentType: '1',
    seenByAdmin: 'false',
  })
  expect(screen.queryByRole('link', { name: 'Analítica.pdf' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Crear' })).toBeNull()
})

test('REC-066 marking a document as seen reloads the list', async () => {
  await open()
  await choose('Marcar como visto')
  await screen.findByText('«Analítica.pdf» marcado como visto.')
  const write = requests.find(({ operation }) => operation === 'PUT api/documents/updateSeenByAdmin')
  expect(write?.body).toEqual({ documentIds: [5], seenByAdmin: true })
  await waitFor(() =>
    expect(requests.filter(({ operation }) => operation === 'GET api/documents/filter')).toHaveLength(2),
  )
})

test('REC-066 a document that was seen is marked as not seen', async () => {
  isSeen = true
  await open()
  await choose('Marcar como no visto')
  await screen.findByText('«Analítica.pdf» marcado como no visto.')
  const write = requests.find(({ operation }) => operation === 'PUT api/documents/updateSeenByAdmin')
  expect(write?.body).toEqual({ documentIds: [5], seenByAdmin: false })
})

test('REC-073 a document is downloaded with its own file name', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open()
  await choose('Descargar')
  await waitFor(() => expect(saved).toEqual(['Analítica.pdf']))
  expect(requests.find(({ operation }) => operation === 'GET api/documents/{id}/download')?.params).toEqual({
    id: 5,
  })
})

test('ROLE-022 without the role for medical content documents are marked and not downloaded', async () => {
  await open('', ['DocumentsAdministrator'])
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Analítica.pdf' }))
  await screen.findByRole('menuitem', { name: 'Marcar como visto' })
  expect(screen.queryByRole('menuitem', { name: 'Descargar' })).toBeNull()
})

test('ERR-002 a failed download shows an error with the name of the document', async () => {
  refused = new ApiError(500, 'GENERAL')
  await open()
  await choose('Descargar')
  expect(
    await screen.findByText('No hemos podido descargar «Analítica.pdf». Vuelve a intentarlo.'),
  ).toBeDefined()
})
