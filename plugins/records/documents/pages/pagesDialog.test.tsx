import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { resetPersonAtoms } from '@portico/core/state/store'
import { renderPage, setUpPages } from '../../../../tests/screens/renderPage'
import { violationsOf } from '../../../../tests/screens/violations'
import es from '../../locales/es.json'
import plugin from '../../plugin'
import type { DrawRequest } from './pageWork'
import type { WorkRequest } from './pageWorker'

setUpPages()
beforeEach(resetPersonAtoms)

/** What was drawn at the size of the document, by the widths of the photos. */
let drawn: DrawRequest[]

/** Answers as the worker does, which jsdom has no canvas for. The name of a photo is its width. */
class FakeWorker extends EventTarget {
  postMessage(request: WorkRequest): void {
    queueMicrotask(() => {
      const data = { id: request.id, ...this.answer(request) }
      this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }
  answer(request: WorkRequest) {
    if (request.do === 'join') return { result: new Blob([request.title]) }
    if (request.do === 'draw') {
      if (request.page.maxSide > 1000) drawn.push(request.page)
      return { result: { file: new Blob(['x']), width: 1, height: 1 } }
    }
    const width = Number.parseInt((request.file as File).name, 10)
    return Number.isNaN(width)
      ? { problem: 'large' }
      : { result: [{ file: request.file, width, height: 300 }] }
  }
  terminate(): void {}
}

beforeEach(() => {
  drawn = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('OffscreenCanvas', Object)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
})

async function openPages() {
  const sent: File[] = []
  await renderPage({
    plugin,
    path: 'videoconsultation/documents',
    api: {
      'GET api/documents/filter': [],
      'POST api/documents': ({ body }: { body: File }) => ({ documentId: sent.push(body) }),
      'POST api/documents/data': null,
    },
  })
  await press((await screen.findAllByRole('button', { name: es['RECORDS.UPLOAD'] }))[0] as HTMLElement)
  await press(await screen.findByRole('button', { name: new RegExp(`^${es['RECORDS.PAGES_START']}`) }))
  await screen.findByRole('dialog', { name: es['RECORDS.PAGES_TITLE'] })
  return sent
}
const press = (element: HTMLElement) => act(async () => fireEvent.click(element))
/** A button by its text; the text while it works comes after it. */
const button = (key: keyof typeof es, values: Record<string, number> = {}) => {
  const text = es[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  return screen.getByRole('button', { name: new RegExp(`^${text}`) })
}
const choose = (...names: string[]) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText(es['RECORDS.PAGES_CHOOSE']), {
      target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
    }),
  )
const widths = () => drawn.map(({ photo: { width } }) => width)

it('REC-002 REC-016 photos are ordered, one is taken out and put back, and all become one PDF', async () => {
  const sent = await openPages()
  await choose('100.jpg', '200.jpg', '300.jpg')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await press(button('RECORDS.PAGE_EARLIER', { number: 3 }))
  expect(screen.getByText('Ahora es la página 2 de 3')).toBeDefined()
  expect(document.activeElement).toBe(button('RECORDS.PAGE_EARLIER', { number: 2 }))
  await press(button('RECORDS.PAGE_REMOVE', { number: 1 }))
  expect(document.activeElement).toBe(button('RECORDS.UNDO'))
  await press(button('RECORDS.UNDO'))
  await press(button('RECORDS.PAGE_TURN', { number: 3 }))
  const name = screen.getByRole('textbox', { name: es['RECORDS.PAGES_NAME'] })
  await act(async () => fireEvent.change(name, { target: { value: 'Informe de la mutua' } }))
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([])
  await press(button('RECORDS.PAGES_SAVE'))
  expect(await screen.findByText(es['DOCUMENTS.TOASTER.SUCCESS'])).toBeDefined()
  expect(widths()).toEqual([100, 300, 200])
  expect(drawn.map(({ turns }) => turns)).toEqual([0, 0, 1])
  expect(sent.map((file) => [file.name, file.type])).toEqual([['Informe de la mutua.pdf', 'application/pdf']])
})

it('WCAG the corners of a page move by keyboard, and the page is drawn between them', async () => {
  await openPages()
  await choose('100.jpg')
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: es['RECORDS.PAGES_NAME'] })
  await act(async () => fireEvent.change(name(), { target: { value: 'Informe' } }))
  await press(button('RECORDS.PAGE_CROP', { number: 1 }))
  const corner = button('RECORDS.CORNER.topLeft')
  await act(async () => {
    fireEvent.keyDown(corner, { key: 'ArrowRight', shiftKey: true })
  })
  await act(async () => {
    fireEvent.keyDown(corner, { key: 'ArrowDown', shiftKey: true })
  })
  expect(await violationsOf(screen.getByRole('dialog'))).toEqual([])
  await press(button('RECORDS.PAGE_USE'))
  // What was typed before the page was cropped is there.
  expect(name().value).toBe('Informe')
  await press(button('RECORDS.PAGES_SAVE'))
  await screen.findByText(es['DOCUMENTS.TOASTER.SUCCESS'])
  expect(drawn.map(({ quad }) => quad)).toEqual([
    [
      { x: 0.05, y: 0.05 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ],
  ])
})

it('a file that is no photo is named and the others stay; without pages or a name nothing is sent', async () => {
  const sent = await openPages()
  await press(button('RECORDS.PAGES_SAVE'))
  expect(screen.getByText(es['RECORDS.PAGES_MISSING'])).toBeDefined()
  await choose('enorme.jpg', '100.jpg')
  expect(screen.getByRole('alert').textContent).toBe(
    es['RECORDS.PAGES_LARGE'].replace('{{name}}', 'enorme.jpg'),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  const name = screen.getByRole('textbox', { name: es['RECORDS.PAGES_NAME'] })
  await act(async () => fireEvent.change(name, { target: { value: '  ' } }))
  await press(button('RECORDS.PAGES_SAVE'))
  expect(screen.getByText(es['RECORDS.NAME_MISSING'])).toBeDefined()
  expect(sent).toEqual([])
})

it('closing asks before pages are lost', async () => {
  await openPages()
  await choose('100.jpg')
  await press(button('RECORDS.CANCEL'))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(es['RECORDS.PAGES_LEAVE_TEXT_one'])).toBeDefined()
  await press(button('RECORDS.PAGES_LEAVE_NO'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await press(button('RECORDS.CANCEL'))
  await press(button('RECORDS.PAGES_LEAVE_YES'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
