import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../core/http/apiError'
import en from '../../plugins/records/locales/en.json'
import es from '../../plugins/records/locales/es.json'
import records from '../../plugins/records/plugin'
import type { Refusal } from '../../server/platform/files/fileKind'
import { renderPage, setUpPages } from '../screens/renderPage'

setUpPages()

/** Why the server refuses a file: what it finds, what it cannot draw, the scanner, and spreadsheets. A new reason needs a sentence. */
const sentences: Readonly<Record<Refusal | 'damaged' | 'infected' | 'spreadsheet', keyof typeof es>> = {
  damaged: 'RECORDS.REFUSED.DAMAGED',
  empty: 'RECORDS.REFUSED.EMPTY',
  infected: 'RECORDS.REFUSED.INFECTED',
  macros: 'RECORDS.REFUSED.MACROS',
  script: 'RECORDS.REFUSED.SCRIPT',
  spreadsheet: 'RECORDS.REFUSED.SPREADSHEET',
  tooLarge: 'RECORDS.REFUSED.UNPACKED',
  unknown: 'RECORDS.REFUSED.UNKNOWN',
  video: 'RECORDS.REFUSED.VIDEO',
}

const refuse = (message: string, details?: Record<string, string>) => () => {
  throw new ApiError(400, message, undefined, details)
}

async function upload(answer: () => never): Promise<void> {
  await renderPage({
    plugin: records,
    path: 'videoconsultation/documents',
    api: { 'GET api/documents/filter': [], 'POST api/documents': answer },
  })
  const [button] = await screen.findAllByRole('button', { name: es['RECORDS.UPLOAD'] })
  await act(async () => fireEvent.click(button as HTMLElement))
  const input = await screen.findByLabelText(es['RECORDS.CHOOSE_FILES'], { selector: 'input' })
  await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'Informe.pdf')] } }))
}

it.each(Object.entries(sentences))(
  'REC-002 a file that the server refuses as %s says so in a sentence',
  async (reason, key) => {
    await upload(refuse('FORMAT_NOT_VALID', { field: 'file', reason }))
    expect((await screen.findByRole('alert')).textContent).toBe(es[key])
    expect(en[key]).not.toBe('')
  },
)

it.each([
  ['MAX_EXCEEDED', /^Pesa 1 kB y el máximo son 25 MB\.$/],
  ['TOO_MANY_FILES', es['RECORDS.REFUSED.TOO_MANY']],
])('REC-004 a file that the server refuses with %s says so in a sentence', async (code, text) => {
  await upload(refuse(code))
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
})
