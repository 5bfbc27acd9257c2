import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderPage, setUpPages } from '../../../../tests/screens/renderPage'
import { violationsOf } from '../../../../tests/screens/violations'
import es from '../../locales/es.json'
import plugin from '../../plugin'

/** What was drawn: the page, its width, and how far it was turned. */
const drawn: [page: number, width: number, rotation: number][] = []
let pages = 12
/** The page with a picture that cannot be drawn. */
let broken = 0

vi.mock('./pdf', () => ({
  PasswordNeeded: class extends Error {},
  openPdf: async () => ({
    pages,
    draw: async (number: number, _: unknown, { width, rotation }: { width: number; rotation: number }) => {
      drawn.push([number, width, rotation])
      return { text: `Página con el texto ${number}`, lacksPicture: number === broken }
    },
    textOf: async (number: number) => (number % 100 === 42 ? 'Creatinina 0,9' : 'Otra cosa'),
    close: () => undefined,
  }),
}))

setUpPages()
beforeEach(() => {
  drawn.length = 0
  pages = 12
  broken = 0
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
})

async function open() {
  await renderPage({
    plugin,
    path: 'videoconsultation/documents/8',
    heading: 'Historia',
    api: {
      'GET api/documents/{id}': {
        id: 8,
        name: 'Historia.pdf',
        nameWithoutExtension: 'Historia',
        notes: null,
        visible: true,
        documentType: 0,
        creationDate: '2026-10-21T10:00:00.000Z',
        seenByAdmin: true,
        type: 'application/pdf',
        size: 100,
      },
      'GET api/documents/{id}/download': new Blob(['%PDF']),
    },
  })
  await shows(1)
}
const shows = (page: number) => screen.findByText(`Página con el texto ${page}`)
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByLabelText(name, { selector: 'button' })))
/** Presses the button of the search, whatever it says. */
const send = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: /^(Buscar|Siguiente)(Buscando…)?$/ })))
const field = () => screen.getByLabelText<HTMLInputElement>(es['RECORDS.PAGE_GO'])

it('REC-012 WCAG the tools of a PDF break no rule of axe', async () => {
  await open()
  expect(await violationsOf(document.body)).toEqual([])
})

it('REC-012 any of 500 pages is one step away: by its number, its thumbnail, the keyboard or an arrow', async () => {
  pages = 500
  await open()
  await act(async () => fireEvent.change(field(), { target: { value: '437' } }))
  await act(async () => fireEvent.submit(field()))
  await shows(437)
  const thumbnails = within(screen.getByRole('list', { name: es['RECORDS.PAGES'] }))
  expect(thumbnails.getAllByText(/^\d+$/)).toHaveLength(500)
  expect(thumbnails.getByLabelText('Página 437').getAttribute('aria-current')).toBe('page')
  await act(async () => fireEvent.click(thumbnails.getByLabelText('Página 12')))
  const page = await shows(12)
  await act(async () => fireEvent.keyDown(page, { key: 'PageDown' }))
  await shows(13)
  await press(es['RECORDS.PAGE_BACK'])
  await shows(12)
})

it.each(['0', '-3', '1.5', 'x', ''])(
  'REC-012 "%s" is no page, and the one that is read stays',
  async (typed) => {
    await open()
    await act(async () => fireEvent.change(field(), { target: { value: typed } }))
    await act(async () => fireEvent.submit(field()))
    expect(field().value).toBe('1')
  },
)

it('REC-012 a number beyond the end leads to the last page', async () => {
  await open()
  await act(async () => fireEvent.change(field(), { target: { value: '9999' } }))
  await act(async () => fireEvent.submit(field()))
  expect(await shows(12)).toBeDefined()
  expect(field().value).toBe('12')
})

it('REC-012 a page is drawn larger, smaller and turned', async () => {
  await open()
  await press(es['RECORDS.ZOOM_IN'])
  await press(es['RECORDS.TURN'])
  await press(es['RECORDS.ZOOM_OUT'])
  await press(es['RECORDS.ZOOM_OUT'])
  expect(drawn).toEqual([
    [1, 400, 0],
    [1, 500, 0],
    [1, 500, 90],
    [1, 400, 90],
    [1, 300, 90],
  ])
})

it('REC-012 words are found in the text of all pages, and each further press goes to the next page with them', async () => {
  pages = 150
  await open()
  await press(es['RECORDS.FIND'])
  const words = screen.getByLabelText(es['RECORDS.FIND_LABEL'])
  await act(async () => fireEvent.change(words, { target: { value: 'creatinina' } }))
  await send()
  await shows(42)
  expect(screen.getByText(/42, 142/)).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
  await send()
  await shows(142)
  await act(async () => fireEvent.change(words, { target: { value: 'nada de esto' } }))
  await send()
  expect(await screen.findByText(es['RECORDS.NOT_FOUND'])).toBeDefined()
})

it('REC-012 a picture that cannot be drawn is named beside its page only', async () => {
  broken = 2
  await open()
  expect(screen.queryByText(es['RECORDS.PICTURE_MISSING'])).toBeNull()
  await press(es['RECORDS.PAGE_NEXT'])
  await shows(2)
  expect(screen.getByText(es['RECORDS.PICTURE_MISSING'])).toBeDefined()
  await press(es['RECORDS.PAGE_NEXT'])
  await shows(3)
  expect(screen.queryByText(es['RECORDS.PICTURE_MISSING'])).toBeNull()
})

it('REC-012 a document of three pages is printed on three sheets, which are gone afterwards', async () => {
  pages = 3
  const sheets: number[] = []
  const found = () => document.querySelectorAll('.records-sheets img').length
  vi.stubGlobal('print', () => sheets.push(found()))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer) => answer(new Blob(['x'])))
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined })
  await open()
  await press(es['RECORDS.PRINT'])
  await vi.waitFor(() => expect(sheets).toEqual([3]))
  await vi.waitFor(() => expect(found()).toBe(0))
})

it('REC-012 a document of more than 60 pages says how it is printed', async () => {
  pages = 61
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await open()
  await press(es['RECORDS.PRINT'])
  expect(await screen.findByText(es['RECORDS.PRINT_LONG'])).toBeDefined()
  expect(print).not.toHaveBeenCalled()
})
