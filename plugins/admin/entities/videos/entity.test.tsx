import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const video = {
  assetId: 7,
  title: 'Dormir mejor',
  description: 'Breve.',
  publishmentDate: '2026-11-04',
  ownerId: 'a1',
  ownerName: 'Nuria Braña',
  tags: [{ id: 2, name: 'dormir' }],
  duration: 754,
  version: 3,
}
const answers: Record<string, unknown> = {
  'GET api/metadata': { items: [video], total: 1 },
  'GET api/metadata/azure': video,
  'GET api/metadata/owners': [
    { id: 'a1', name: 'Nuria Braña' },
    { id: 'a2', name: 'Iván Zapico' },
  ],
  'GET api/categories': [
    {
      id: 1,
      name: 'Descanso',
      tags: [
        { id: 2, name: 'dormir' },
        { id: 3, name: 'calma' },
      ],
    },
  ],
  'POST api/metadata': { version: 4 },
}
const requests: { operation: string; body?: unknown; query?: unknown }[] = []
const own = new Set([
  'admin.assetsList',
  'admin.categoriesList',
  'admin.videoCallsReport',
  'admin.documentList',
])
const area = {
  sections: sections
    .filter(({ id }) => own.has(id))
    .map((one) => ({ ...one, requires: { role: one.requires.role ?? '' } })),
  texts,
  answer: (operation: string, input: object) => {
    requests.push({ operation, ...input })
    return operation in answers ? Promise.resolve(answers[operation]) : Promise.reject(new Error(operation))
  },
}

beforeAll(() => initTexts('es'))
beforeEach(() => {
  requests.length = 0
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

test('ROLE-009 ADMIN-053 ADMIN-088 ADMIN-005 an administrator of videos starts at the videos and sees no other section', async () => {
  await openArea(area, '/admin', 'VideosAdministrator')
  await screen.findByText('Dormir mejor')
  expect(location.hash).toBe('#/admin/videos')
  const menu = screen.getByRole('navigation', { name: 'Menú de administración' })
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Test', 'Volver al portal', 'Vídeos'])
  expect(screen.queryByRole('link', { name: 'Crear' })).toBeNull()
})

test('CONST-032 ADMIN-054 the list shows durations in minutes and seconds', async () => {
  await openArea(area, '/admin/videos', 'VideosAdministrator')
  const row = (await screen.findByText('Dormir mejor')).closest('tr')
  expect(row?.textContent).toContain('12 min 34 s')
})

test('ADMIN-054 ADMIN-111 a link opens the list with its drafts only', async () => {
  await openArea(area, '/admin/videos?isDraft=true', 'VideosAdministrator')
  await screen.findByText('Dormir mejor')
  const { query } = requests.findLast(({ operation }) => operation === 'GET api/metadata') ?? {}
  expect(query).toMatchObject({ isDraft: 'true' })
  expect(screen.getByText(/Borrador/)).toBeTruthy()
})

test.each(['categories', 'video-calls-report', 'document-list'])(
  'ROLE-010 ROLE-017 ROLE-018 ROLE-024 %s shows a message without the role and sends no request',
  async (path) => {
    await openArea(area, `/admin/${path}`, 'VideosAdministrator')
    await screen.findByText('No tienes permiso para esta sección')
    expect(requests).toEqual([])
  },
)

test.each([
  [
    ['adminVideos', 'adminCategories', 'adminDocuments'],
    ['Vídeos', 'Categorías de vídeos', 'Informe de videollamadas', 'Documentos'],
  ],
  [['adminCategories'], ['Categorías de vídeos', 'Informe de videollamadas']],
])(
  'ROLE-019 ROLE-023 C-117 with the features %o, an administrator with every role sees the sections %o',
  async (features, offered) => {
    const roles = ['Videos', 'Categories', 'Reports', 'Documents'].map((name) => `${name}Administrator`)
    const real = { ...area, features, sections: sections.filter(({ id }) => own.has(id)) }
    await openArea(real, '/admin/video-calls-report', roles as never)
    const menu = await screen.findByRole('navigation', { name: 'Menú de administración' })
    const links = within(menu).getAllByRole('link')
    expect(links.slice(2).map(({ textContent }) => textContent)).toEqual(offered)
  },
)

test('ADMIN-054 ADMIN-022 ADMIN-112 ADMIN-113 the metadata of a video is saved with the version that was opened', async () => {
  await openArea(area, '/admin/videos/edit/7', 'VideosAdministrator')
  const text = await screen.findByRole('textbox', { name: /^Descripción(?! \(inglés)/ })
  fireEvent.change(text, { target: { value: 'Para dormir.' } })
  fireEvent.change(screen.getByRole('combobox', { name: /^Autor/ }), { target: { value: '1' } })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'calma (Descanso)' }))
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText(/^Guardado a las/)
  expect(requests.find(({ operation }) => operation === 'POST api/metadata')?.body).toEqual({
    assetId: 7,
    title: 'Dormir mejor',
    description: 'Para dormir.',
    publishmentDate: '2026-11-04',
    ownerId: 'a2',
    tags: [
      { id: 3, name: 'calma' },
      { id: 2, name: 'dormir' },
    ],
    version: 3,
  })
})

test('ADMIN-022 CONST-004 a list in another language renames no tag of the video', async () => {
  const before = answers['GET api/categories']
  answers['GET api/categories'] = [
    {
      id: 1,
      name: 'Rest',
      tags: [
        { id: 2, name: 'sleeping' },
        { id: 3, name: 'calm' },
      ],
    },
  ]
  await openArea(area, '/admin/videos/edit/7', 'VideosAdministrator')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'calm (Rest)' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Título \(inglés\)/ }), {
    target: { value: 'Sleep better' },
  })
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText(/^Guardado a las/)
  expect(requests.find(({ operation }) => operation === 'POST api/metadata')?.body).toMatchObject({
    translations: { en: { title: 'Sleep better' } },
    tags: [
      { id: 3, name: 'calm' },
      { id: 2, name: 'dormir' },
    ],
  })
  answers['GET api/categories'] = before
})

test('ADMIN-022 a chosen picture becomes the thumbnail, and other files are rejected before sending', async () => {
  await openArea(area, '/admin/videos/edit/7', 'VideosAdministrator')
  const file = await screen.findByLabelText(/miniatura/i)
  fireEvent.change(file, { target: { files: [new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' })] } })
  await screen.findByText('Ese tipo de archivo no es válido. Prueba con otro formato.')
  expect(requests.some(({ operation }) => operation === 'POST api/thumbnails')).toBe(false)
})

test('ADMIN-022 a tag that is chosen and removed again is no change', async () => {
  await openArea(area, '/admin/videos/edit/7', 'VideosAdministrator')
  const tag = await screen.findByRole('checkbox', { name: 'calma (Descanso)' })
  fireEvent.click(tag)
  await screen.findByText('1 cambio sin guardar', { selector: 'b' })
  fireEvent.click(tag)
  await waitFor(() => expect(screen.getByText('No hay cambios')).toBeDefined())
})
