import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Video } from '@schemas/generated/entities'
import { ApiError } from '@core/http/apiError'
import { type Answers, renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

const video = (id: number, more: Partial<Video> = {}): Video => ({
  id,
  title: `Vídeo ${id}`,
  duration: 65,
  categories: [],
  tags: [],
  isFavorite: false,
  isWatchLater: false,
  likesCounter: 3,
  isLocked: false,
  ...more,
})
const many = (count: number, from = 1) => Array.from({ length: count }, (_, place) => video(from + place))
const doctor = {
  id: 5,
  fullName: 'Dra. Inés Corral Vega',
  timezone: 'Europe/Madrid',
  nickName: 'ines',
  userMeta: [
    { id: 1, metaKey: 'aboutMe', metaValue: 'Escucho.' },
    {
      id: 2,
      metaKey: 'socialNetworks',
      metaValue: '{"web":"https://ines.example","x":"javascript:alert(1)"}',
    },
  ],
}
const watched = video(7, {
  url: 'api/media/7/a.webm',
  captions: ['es'],
  chapters: [{ start: 0, title: 'Antes' }],
  owner: { id: 5, nickName: 'ines', fullName: 'Dra. Inés Corral Vega' },
})

setUpPages()
beforeAll(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const open = (path: string, heading: string | undefined, api: Answers = {}) =>
  renderPage({
    plugin,
    features: ['videoAdvices'],
    path: `advices/${path}`,
    heading,
    api: {
      'GET api/users/data': { id: 'ana', name: 'Ana', planId: 1 },
      'GET api/tags': [],
      'GET api/videos/new': { items: many(4), total: 4 },
      'GET api/videos/continue': { items: [], total: 0 },
      'GET api/categories/home': [],
      'GET api/categories': [],
      'GET api/video-reports/key': { key: 'k', expiresAt: '' },
      'POST api/video-reports': undefined,
      'GET api/videos/related/{id}': { items: [], total: 0 },
      ...api,
    },
  })
const fails = (refusal: ApiError) => () => {
  throw refusal
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const deferred = () => {
  let resolve: (answer: unknown) => void = () => undefined
  const promise = new Promise<unknown>((done) => (resolve = done))
  return { promise, resolve }
}
const articles = () => screen.findAllByRole('article')

it('VIDEO-006 VIDEO-025 VIDEO-034 VIDEO-036 the gallery shows what was begun, new videos, categories and topics', async () => {
  await open('videos', es['ADVICES.TITLE'], {
    'GET api/videos/continue': { items: [video(30, { position: 20 })], total: 1 },
    'GET api/categories/home': [{ id: 2, name: 'Corazón', tags: [] }],
    'GET api/videos/category/{id}': { items: many(2, 40), total: 2 },
    'GET api/categories': [
      { id: 2, name: 'Corazón', tags: [{ id: 1, name: 'sal', videos: 2 }] },
      { id: 3, name: 'Vacía', tags: [{ id: 2, name: 'x', videos: 0 }] },
    ],
  })
  expect((await screen.findByRole('link', { name: /Seguir en 0:20/ })).getAttribute('href')).toBe(
    '#/advices/videos/30',
  )
  expect(within(await screen.findByRole('list', { name: 'Nuevos' })).getAllByRole('article')).toHaveLength(4)
  expect((await screen.findByRole('link', { name: /Ver todos.*Corazón/ })).getAttribute('href')).toBe(
    '#/advices/category/2',
  )
  const topics = within(await screen.findByRole('region', { name: es['ADVICES.TOPICS'] }))
  expect(topics.getAllByRole('link').map((link) => link.textContent)).toEqual(['Corazón'])
})

it('an API that answers with plain lists is read too, and a gallery without videos says so', async () => {
  await open('videos', es['ADVICES.TITLE'], { 'GET api/videos/new': [] })
  expect(await screen.findByText(es['ADVICES.EMPTY'])).toBeTruthy()
})

it('CONST-026 VIDEO-004 VIDEO-019 VIDEO-031 favourites show 9 and load 9 more', async () => {
  const sizes: unknown[] = []
  await open('favorites', es['ADVICES.TITLE'], {
    'GET api/videos/favorites': ({ query }: { query: { page: number; size: number } }) => {
      sizes.push(query.size)
      return { items: many(query.page === 0 ? 9 : 5, query.page * 9 + 1), total: 14 }
    },
  })
  expect(await articles()).toHaveLength(9)
  await press('Ver 5 más')
  expect(await screen.findByText('Vídeo 14')).toBeTruthy()
  expect(await screen.findByText('Estás viendo 14 de 14')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Ver \d/ })).toBeNull()
  expect(new Set(sizes)).toEqual(new Set([9]))
})

it('CONST-027 VIDEO-003 VIDEO-017 VIDEO-018 VIDEO-028 VIDEO-035 VIDEO-037 a tag is one of its category and shows 15', async () => {
  const asked: unknown[] = []
  await open('category/2/sal', 'Corazón: sal', {
    'GET api/categories/{id}': { id: 2, name: 'Corazón', tags: [] },
    'GET api/categories/{id}/tags': [{ id: 8, name: 'sal' }],
    'GET api/videos/tag/{tag}': (input: object) => {
      asked.push(input)
      return { items: many(15), total: 20 }
    },
  })
  expect(await articles()).toHaveLength(15)
  expect(await screen.findByRole('button', { name: 'Ver 5 más' })).toBeTruthy()
  expect(asked[0]).toMatchObject({ params: { tag: 8 }, query: { page: 0, size: 15 } })
  expect(screen.getByRole('link', { name: 'sal' }).getAttribute('aria-current')).toBe('true')
})

it('VIDEO-021 VIDEO-033 results are those of the term in the address, with its words marked', async () => {
  const asked: unknown[] = []
  await open('result/50%25%2Fd%C3%ADa', '1 vídeo con «50%/día»', {
    'GET api/videos/search': (input: object) => {
      asked.push(input)
      return { items: [video(1, { title: 'Cada día' })], total: 1 }
    },
  })
  expect(asked[0]).toMatchObject({ query: { searchterm: '50%/día' } })
  expect(document.querySelector('mark')?.textContent).toBe('día')
})

it.each([
  ['favorites', es['ADVICES.FAVORITES_EMPTY']],
  ['watchlater', es['ADVICES.LATER_EMPTY']],
])('VIDEO-020 VIDEO-032 an empty list %s says how a video gets there', async (list, text) => {
  await open(list, es['ADVICES.TITLE'], { [`GET api/videos/${list}`]: { items: [], total: 0 } })
  expect(await screen.findByText(text)).toBeTruthy()
})

it('VIDEO-007 VIDEO-008 VIDEO-023 VIDEO-024 a mark shows at once, then as the server says, and is taken back when it fails', async () => {
  await open('videos/7', 'Vídeo 7', {
    'GET api/videos/{id}': watched,
    'GET api/videos/{id}/captions/{language}': [],
    'POST api/users/favorite/{videoId}': { id: 7, isFavorite: true, isWatchLater: true },
    'POST api/users/watchlater/{videoId}': fails(new ApiError(500, '')),
  })
  await press(es['ADVICES.ADD_FAVORITE'])
  expect(
    (await screen.findByRole('button', { name: es['ADVICES.IN_FAVORITES'] })).getAttribute('aria-pressed'),
  ).toBe('true')
  await press(es['ADVICES.IN_LATER'])
  expect(await screen.findByText(es['ADVICES.NOT_SAVED'])).toBeTruthy()
  expect(screen.getByRole('button', { name: es['ADVICES.IN_LATER'] }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

it('VIDEO-008 a list that loads while a mark is being saved arrives, with the video in it', async () => {
  const saved = deferred()
  const first = deferred()
  const lists = [() => first.promise, () => ({ items: [video(1, { isWatchLater: true })], total: 1 })]
  await open('favorites', es['ADVICES.TITLE'], {
    'GET api/videos/favorites': { items: [video(1, { isFavorite: true })], total: 1 },
    'POST api/users/watchlater/{videoId}': () => saved.promise,
    'GET api/videos/watchlater': () => lists.shift()?.(),
  })
  await press(es['ADVICES.ACTIONS'].replace('{{title}}', 'Vídeo 1'))
  const item = await screen.findByRole('menuitem', { name: 'Ver más tarde' })
  await act(async () => fireEvent.click(item))
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ver más tarde' })))
  await screen.findByText(es['ADVICES.LOADING'])
  await act(async () =>
    saved.resolve({ id: 1, isFavorite: true, isWatchLater: true, isLiked: false, likesCounter: 3 }),
  )
  await act(async () => first.resolve({ items: [], total: 0 }))
  expect(
    within(await screen.findByRole('list', { name: 'Ver más tarde' })).getAllByRole('article'),
  ).toHaveLength(1)
})

it('VIDEO-016 VIDEO-026 VIDEO-030 the page has the player, chapters, its text, who tells it and related videos', async () => {
  await open('videos/7', 'Vídeo 7', {
    'GET api/videos/{id}': watched,
    'GET api/videos/{id}/captions/{language}': [{ start: 0, end: 4, text: 'Siéntate.' }],
    'GET api/videos/related/{id}': { items: many(1, 50), total: 1 },
  })
  const player = await screen.findByRole('region', { name: es['PLAYER.LABEL'] })
  expect(player.querySelector('video')?.getAttribute('src')).toMatch(/api\/media\/7\/a\.webm$/)
  expect(await screen.findByRole('button', { name: /0:00 ?Siéntate/ })).toBeTruthy()
  expect(await screen.findByText('Vídeo 50')).toBeTruthy()
  expect(screen.getByRole('link', { name: es['ADVICES.PAGE_OF'] }).getAttribute('href')).toBe(
    '#/advices/professional/ines',
  )
})

it('VIDEO-013 without a change of plan the page itself says which plan includes a locked video', async () => {
  await open('videos/7', 'Azúcar', {
    'GET api/videos/{id}': fails(
      new ApiError(403, 'NOTAUTHORIZED', undefined, { title: 'Azúcar', planIds: [3] }),
    ),
    'GET api/plans': [
      { id: 1, name: 'Básico' },
      { id: 3, name: 'Plus' },
    ],
  })
  expect(await screen.findByText('Entra en el plan Plus.')).toBeTruthy()
})

it.each([
  [404, es['ADVICES.GONE']],
  [500, es['PLAYER.ERROR']],
])('VIDEO-016 an error %s says what happened', async (status, text) => {
  await open('videos/7', undefined, { 'GET api/videos/{id}': fails(new ApiError(status, '')) })
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy()
})

it('VIDEO-002 VIDEO-005 VIDEO-011 VIDEO-012 VIDEO-022 VIDEO-027 VIDEO-039 a professional has their videos, services by video only, and safe links', async () => {
  await open('professional/ines', doctor.fullName, {
    'GET api/doctors/nickname/{nickName}': doctor,
    'GET api/videos/owner/{id}': { items: many(2), total: 2 },
    'GET api/consultation-services/doctor/{id}': [
      { id: 1, name: 'Revisión por vídeo', type: 2, duration: 20, consultationSpecialtyId: 1 },
      { id: 2, name: 'Revisión en persona', type: 1, duration: 20, consultationSpecialtyId: 1 },
    ],
  })
  expect(await screen.findByText('Revisión por vídeo')).toBeTruthy()
  expect(screen.queryByText('Revisión en persona')).toBeNull()
  expect(await screen.findByText('Vídeo 2')).toBeTruthy()
  expect(screen.getByText('Escucho.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: es['ADVICES.BOOK'] })).toBeNull()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('https://ines.example')
  expect(hrefs.join()).not.toContain('javascript')
})

it('VIDEO-014 FEAT-025 the short address leads to the gallery', async () => {
  await open('', es['ADVICES.TITLE'])
  expect(location.hash).toBe('#/advices/videos')
})
