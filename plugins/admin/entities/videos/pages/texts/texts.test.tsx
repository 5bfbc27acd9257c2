import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { openArea } from '@portico/admin/testing/testArea'
import type { VideoTexts } from '@schemas/generated/entities'
import texts from '../../../../locales/es.json'
import sections from '../../../../sections'

const vtt = (text: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n${text}\n`
const es = { captions: vtt('Siéntate.'), chapters: [{ start: 0, title: 'Antes' }], version: 2 }
let saved: VideoTexts
const bodies: unknown[] = []
let refusal: ApiError | undefined
let waiting: Promise<void> = Promise.resolve()

const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.assetsList')
    .map((one) => ({ ...one, requires: { role: 'VideosAdministrator' } })),
  texts,
  answer: async (operation: string, { params, body }: { params?: unknown; body?: unknown }) => {
    if (operation === 'GET api/metadata/azure') return { assetId: 7, title: 'Dormir mejor', duration: 65 }
    if (operation === 'GET api/metadata/{id}/texts') return saved
    if (operation !== 'PUT api/metadata/{id}/texts/{language}') return undefined
    bodies.push({ params, body })
    await waiting
    if (refusal) throw refusal
    const { language } = params as { language: string }
    saved = { ...saved, [language]: { ...(body as typeof es), version: 3 } }
    return { version: 3 }
  },
}
const open = () => openArea(area, '/admin/videos/edit/7/texts', 'VideosAdministrator')
const section = (name: string) => screen.findByRole('region', { name })
const chapters = (part: HTMLElement) => part.querySelector('textarea') as HTMLTextAreaElement
const type = (part: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(chapters(part), { target: { value } }))
const choose = async (part: HTMLElement, content: string) => {
  const input = part.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => void fireEvent.change(input, { target: { files: [new File([content], 'x.vtt')] } }))
}
const saveButton = () => screen.getByRole('button', { name: texts['ADMIN.VIDEOS.TEXTS.SAVE'] })
const save = () => act(async () => saveButton().click())

beforeAll(() => initTexts('es'))
beforeEach(() => {
  saved = { es }
  bodies.length = 0
  refusal = undefined
})
afterEach(cleanup)

test('ADMIN-022 captions and chapters of a video are added in another language, and what did not change is not sent', async () => {
  await open()
  const [spanish, english] = [await section('Español'), await section('Inglés')]
  expect(spanish.textContent).toContain('1 subtítulo, hasta 0:04')
  expect(chapters(spanish).value).toBe('0:00 Antes')
  expect(english.textContent).toContain(texts['ADMIN.VIDEOS.TEXTS.NONE'])
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
  await choose(english, vtt('Sit down.'))
  await vi.waitFor(() => expect(english.textContent).toContain('1 subtítulo, hasta 0:04'))
  await type(english, '0:00 Before\n0:45 How to sit')
  await save()
  expect(await screen.findByText(texts['ADMIN.VIDEOS.TEXTS.SAVED'])).toBeTruthy()
  expect(bodies).toEqual([
    {
      params: { id: 7, language: 'en' },
      body: {
        captions: vtt('Sit down.'),
        chapters: [
          { start: 0, title: 'Before' },
          { start: 45, title: 'How to sit' },
        ],
        version: 0,
      },
    },
  ])
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
})

test('a file without a sentence is refused and the captions stay, and captions can be removed', async () => {
  await open()
  const spanish = await section('Español')
  await choose(spanish, 'hola')
  expect((await screen.findByRole('alert')).textContent).toContain(texts['ADMIN.VIDEOS.TEXTS.NO_CUES'])
  expect(spanish.textContent).toContain('1 subtítulo, hasta 0:04')
  fireEvent.click(screen.getByRole('button', { name: texts['ADMIN.VIDEOS.TEXTS.REMOVE'] }))
  await save()
  expect(bodies).toMatchObject([{ body: { captions: '', version: 2 } }])
})

test('a chapter after the end says so, and nothing is saved', async () => {
  await open()
  const spanish = await section('Español')
  await type(spanish, '0:00 Antes\n1:30 Después')
  expect(spanish.textContent).toContain('El capítulo de la línea 2')
  expect(spanish.textContent).toContain('1:05')
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
})

test.each([
  [409, texts['ADMIN.VIDEOS.TEXTS.CONFLICT']],
  [500, texts['ADMIN.VIDEOS.TEXTS.NOT_SAVED']],
])('a save that fails with %i keeps what was typed', async (status, text) => {
  await open()
  const spanish = await section('Español')
  await type(spanish, '0:00 Mío')
  refusal = new ApiError(status, status === 409 ? 'VERSION_CONFLICT' : '')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(chapters(spanish).value).toBe('0:00 Mío')
  if (status !== 409) return
  saved = { es: { ...es, chapters: [{ start: 0, title: 'Suyo' }], version: 3 } }
  await act(async () => screen.getByRole('button', { name: texts['ADMIN.VIDEOS.TEXTS.TAKE_THEIRS'] }).click())
  await vi.waitFor(() => expect(chapters(spanish).value).toBe('0:00 Suyo'))
})

test('what is typed while it is being saved stays, and is saved over the version that was just made', async () => {
  let finish: () => void = () => undefined
  waiting = new Promise((resolve) => (finish = resolve))
  await open()
  const spanish = await section('Español')
  await type(spanish, '0:00 Primero')
  await save()
  await type(spanish, '0:00 Primero\n0:10 Segundo')
  waiting = Promise.resolve()
  await act(async () => finish())
  await screen.findByText(texts['ADMIN.VIDEOS.TEXTS.SAVED'])
  expect(chapters(spanish).value).toBe('0:00 Primero\n0:10 Segundo')
  await save()
  await vi.waitFor(() => expect(bodies).toMatchObject([{ body: { version: 2 } }, { body: { version: 3 } }]))
})
