import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { resetPersonAtoms } from '@portico/core/state/store'
import { renderPage, setUpPages } from '../../../../tests/screens/renderPage'
import es from '../../locales/es.json'
import plugin from '../../plugin'

setUpPages()
beforeEach(resetPersonAtoms)

async function open(features: readonly string[] = []) {
  const sent: string[] = []
  await renderPage({
    plugin,
    features,
    path: 'videoconsultation/documents',
    api: {
      'GET api/documents/filter': [],
      'POST api/documents': ({ body }: { body: File }) => ({ documentId: sent.push(body.name) }),
      'POST api/documents/data': null,
    },
  })
  await screen.findByText(es['RECORDS.NO_DOCUMENTS'])
  return sent
}
const file = (name: string) => new File(['x'], name)

it('REC-011 files that are dropped on the page are sent, several at once', async () => {
  const sent = await open()
  const dataTransfer = { types: ['Files'], files: [file('a.pdf'), file('b.pdf')] }
  await act(async () => fireEvent.dragOver(window, { dataTransfer }))
  expect(screen.getByText(es['RECORDS.DROP'])).toBeTruthy()
  await act(async () => fireEvent.drop(window, { dataTransfer }))
  expect(screen.queryByText(es['RECORDS.DROP'])).toBeNull()
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.SUCCESS'])).toBeTruthy()
  expect(sent).toEqual(['a.pdf', 'b.pdf'])
})

it('REC-011 a text that is dragged over the page is no upload', async () => {
  await open()
  await act(async () => fireEvent.dragOver(window, { dataTransfer: { types: ['text/plain'], files: [] } }))
  expect(screen.queryByText(es['RECORDS.DROP'])).toBeNull()
})

it('REC-011 a picture that is pasted is sent; a pasted text is not', async () => {
  const sent = await open()
  await act(async () => fireEvent.paste(window, { clipboardData: { files: [] } }))
  await act(async () => fireEvent.paste(window, { clipboardData: { files: [file('captura.png')] } }))
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.SUCCESS'])).toBeTruthy()
  expect(sent).toEqual(['captura.png'])
})

it('REC-016 the dialog opens the camera of a phone, photos and files; spreadsheets only where they are allowed', async () => {
  const inputs = async () => {
    const [button] = await screen.findAllByRole('button', { name: es['RECORDS.UPLOAD'] })
    await act(async () => fireEvent.click(button as HTMLElement))
    const names = ['RECORDS.TAKE_PHOTO', 'RECORDS.CHOOSE_PHOTOS', 'RECORDS.CHOOSE_FILES'] as const
    return names.map((key) => screen.getByLabelText<HTMLInputElement>(es[key], { selector: 'input' }))
  }
  await open()
  const [camera, photos, files] = await inputs()
  expect([camera?.getAttribute('capture'), camera?.accept, camera?.multiple]).toEqual([
    'environment',
    'image/*',
    false,
  ])
  expect([photos?.getAttribute('capture'), photos?.multiple]).toEqual([null, true])
  expect([files?.multiple, files?.accept.includes('.pdf'), files?.accept.includes('.xlsx')]).toEqual([
    true,
    true,
    false,
  ])
})

it.each(['prudential', 'allowSpreadsheetUploads'])(
  'REC-003 FEAT-014 C-091 with the feature %s a spreadsheet is sent',
  async (feature) => {
    const sent = await open([feature])
    const dataTransfer = { types: ['Files'], files: [file('glucosa.xlsx')] }
    await act(async () => fireEvent.drop(window, { dataTransfer }))
    expect(await screen.findByText(es['DOCUMENTS.TOASTER.SUCCESS'])).toBeTruthy()
    expect(sent).toEqual(['glucosa.xlsx'])
  },
)

it('REC-003 FEAT-014 C-091 elsewhere a spreadsheet is refused with a sentence and not sent', async () => {
  const sent = await open()
  const dataTransfer = { types: ['Files'], files: [file('glucosa.xlsx')] }
  await act(async () => fireEvent.drop(window, { dataTransfer }))
  expect((await screen.findByRole('alert')).textContent).toBe(es['RECORDS.REFUSED.SPREADSHEET'])
  expect(sent).toEqual([])
})

it('REC-016 a browser that cannot draw photos outside the page says how else they become one PDF', async () => {
  expect('OffscreenCanvas' in globalThis).toBe(false)
  await open()
  const [button] = await screen.findAllByRole('button', { name: es['RECORDS.UPLOAD'] })
  await act(async () => fireEvent.click(button as HTMLElement))
  expect(await screen.findByText(es['RECORDS.PAGES_NOT_HERE'])).toBeTruthy()
  expect(screen.queryByText(es['RECORDS.PAGES_START'])).toBeNull()
})
