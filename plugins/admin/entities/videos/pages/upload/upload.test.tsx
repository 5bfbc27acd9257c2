import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { store } from '@portico/core/state/store'
import { openArea } from '@portico/admin/testing/testArea'
import type { VideoUpload } from '@schemas/generated/entities'
import texts from '../../../../locales/es.json'
import sections from '../../../../sections'
import { uploadJobAtom } from './uploadJob'

const uploaded: VideoUpload = {
  id: 4,
  assetId: 9,
  name: 'espalda.mov',
  bytes: 5,
  state: 'working',
  percent: 42,
}
let items: VideoUpload[] = []
let transcodes = true
let send: (input: { body?: File; signal?: AbortSignal; onProgress?: (share: number) => void }) => unknown
const requests: string[] = []

const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.assetsList')
    .map((one) => ({ ...one, requires: { role: 'VideosAdministrator' } })),
  texts,
  answer: async (operation: string, input: object) => {
    requests.push(`${operation} ${JSON.stringify((input as { params?: object }).params ?? {})}`)
    if (operation === 'GET api/metadata/uploads') return { items, transcodes }
    if (operation === 'POST api/metadata/uploads') return send(input)
    return undefined
  },
}
const open = () => openArea(area, '/admin/videos/upload', 'VideosAdministrator')
const choose = async (file = new File(['film'], 'espalda.mov')) => {
  const input = await screen.findByLabelText(/Elegir un vídeo/)
  await act(async () => fireEvent.change(input, { target: { files: [file] } }))
}

beforeAll(() => initTexts('es'))
beforeEach(() => {
  items = []
  transcodes = true
  requests.length = 0
  send = () => uploaded
})
afterEach(() => {
  cleanup()
  store.set(uploadJobAtom, null)
  vi.useRealTimers()
})

test('ADMIN-022 a file is sent with its progress, prepared, and leads to its form', async () => {
  let report: ((share: number) => void) | undefined
  let finish: (answer: VideoUpload) => void = () => undefined
  send = ({ onProgress }) => {
    report = onProgress
    return new Promise((resolve) => (finish = resolve))
  }
  await open()
  await choose()
  await act(async () => report?.(0.5))
  expect(
    (await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Enviando espalda.mov' })).value,
  ).toBe(50)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  items = [uploaded]
  await act(async () => finish(uploaded))
  expect(await screen.findByText('Preparando: 42 %')).toBeTruthy()
  expect(screen.queryByText('Enviando espalda.mov')).toBeNull()
  items = [{ ...uploaded, state: 'ready', percent: 100 }]
  await act(async () => vi.advanceTimersByTimeAsync(2100))
  const link = await screen.findByRole('link', { name: 'Completar y publicar espalda.mov' })
  expect(link.getAttribute('href')).toBe('#/admin/videos/edit/9')
  const reads = requests.length
  await act(async () => vi.advanceTimersByTimeAsync(10_000))
  expect(requests).toHaveLength(reads)
})

test('a file that is cancelled while it is sent is aborted and can be chosen again', async () => {
  let aborted = false
  send = ({ signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        aborted = true
        reject(new DOMException('Cancelled', 'AbortError'))
      })
    })
  await open()
  await choose()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await screen.findByLabelText(/Elegir un vídeo/)
  expect(aborted).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [new ApiError(400, 'MAX_EXCEEDED'), texts['ADMIN.VIDEOS.UPLOAD.FAULT.tooBig']],
  [
    new ApiError(400, 'FORMAT_NOT_VALID', undefined, { reason: 'video' }),
    texts['ADMIN.VIDEOS.UPLOAD.FAULT.noVideo'],
  ],
  [
    new ApiError(400, 'FORMAT_NOT_VALID', undefined, { reason: 'codec' }),
    texts['ADMIN.VIDEOS.UPLOAD.FAULT.codec'],
  ],
  [
    new ApiError(400, 'FORMAT_NOT_VALID', undefined, { reason: 'infected' }),
    texts['ADMIN.VIDEOS.UPLOAD.FAULT.infected'],
  ],
  [
    new ApiError(400, 'FORMAT_NOT_VALID', undefined, { reason: 'noIndex' }),
    texts['ADMIN.VIDEOS.UPLOAD.FAULT.noIndex'],
  ],
  [new ApiError(0, 'NETWORK'), texts['ADMIN.VIDEOS.UPLOAD.FAULT.offline']],
])('%s says what to do next', async (error, text) => {
  send = () => {
    throw error
  }
  await open()
  await choose()
  expect((await screen.findByRole('alert')).textContent).toContain(text)
})

test('an empty file is not sent', async () => {
  await open()
  await choose(new File([], 'nada.mp4'))
  expect((await screen.findByRole('alert')).textContent).toContain(texts['ADMIN.VIDEOS.UPLOAD.FAULT.empty'])
  expect(requests.some((request) => request.startsWith('POST'))).toBe(false)
})

test('a failed video says why, is tried again where that may help or deleted, and a waiting one is cancelled', async () => {
  items = [
    { ...uploaded, state: 'failed', reason: 'noPicture' },
    { ...uploaded, id: 5, name: 'otro.mp4', state: 'waiting' },
    { ...uploaded, id: 6, name: 'malo.mp4', state: 'failed', reason: 'cutOff' },
    { ...uploaded, id: 7, name: 'parado.mp4', state: 'failed', reason: 'stopped' },
  ]
  await open()
  expect(await screen.findByText(texts['ADMIN.VIDEOS.UPLOAD.REASON.noPicture'])).toBeTruthy()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  expect(screen.getByText(texts['ADMIN.VIDEOS.UPLOAD.REASON.cutOff'])).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Reintentar / })).toHaveLength(1)
  press('Reintentar parado.mp4')
  await waitFor(() => expect(requests).toContain('POST api/metadata/uploads/{id}/retry {"id":7}'))
  press('Eliminar malo.mp4')
  await waitFor(() => expect(requests).toContain('DELETE api/metadata/uploads/{id} {"id":6}'))
  press('Cancelar otro.mp4')
  await waitFor(() => expect(requests).toContain('DELETE api/metadata/uploads/{id} {"id":5}'))
})

test('a server that does not convert videos says which it takes', async () => {
  transcodes = false
  await open()
  expect(await screen.findByText(texts['ADMIN.VIDEOS.UPLOAD.AS_IS'])).toBeTruthy()
})
