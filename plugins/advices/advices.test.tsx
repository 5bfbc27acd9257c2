import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { useRoute } from '@portico/core/routing/useRoute'
import es from './locales/es.json'
import { doctor, fails, many, open, press, setUpVideos, video, watched } from './testing/testVideos'

setUpVideos()

const articles = () => screen.findAllByRole('article')
/** An answer that writes down the parameters of the request. */
const noting = (params: unknown[], answer: unknown) => (input: { params: unknown }) => {
  params.push(input.params)
  return answer
}

it('VIDEO-006 VIDEO-015 VIDEO-025 VIDEO-029 VIDEO-034 VIDEO-036 the gallery shows started videos, new ones, categories and topics', async () => {
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
  expect(within(await screen.findByRole('list', { name: 'Corazón' })).getAllByRole('article')).toHaveLength(2)
  const topics = within(await screen.findByRole('region', { name: es['ADVICES.TOPICS'] }))
  expect(topics.getAllByRole('link').map((link) => link.textContent)).toEqual(['Corazón'])
})

it('an API that answers with plain lists is read too, and a gallery without videos says so', async () => {
  await open('videos', es['ADVICES.TITLE'], { 'GET api/videos/new': [] })
  expect(await screen.findByText(es['ADVICES.EMPTY'])).toBeTruthy()
})

it('CONST-026 VIDEO-004 VIDEO-006 VIDEO-019 VIDEO-031 favourites show 9 and load 9 more', async () => {
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

it('CONST-027 VIDEO-003 VIDEO-006 VIDEO-018 VIDEO-028 VIDEO-035 VIDEO-037 a tag is one of its category and shows 15', async () => {
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

it('CONST-027 VIDEO-003 VIDEO-006 VIDEO-017 VIDEO-029 VIDEO-035 VIDEO-037 a category shows 15 of its videos and leads to its tags', async () => {
  const asked: unknown[] = []
  const note = (answer: unknown) => (input: object) => {
    asked.push(input)
    return answer
  }
  await open('category/2', 'Corazón', {
    'GET api/categories/{id}': note({ id: 2, name: 'Corazón', tags: [] }),
    'GET api/categories/{id}/tags': note([{ id: 8, name: 'sal' }]),
    'GET api/videos/category/{id}': note({ items: many(15), total: 20 }),
  })
  expect(await articles()).toHaveLength(15)
  expect(asked.every((input) => (input as { params: { id: number } }).params.id === 2)).toBe(true)
  expect(asked.at(-1)).toMatchObject({ query: { page: 0, size: 15 } })
  expect(screen.getByRole('link', { name: 'sal' }).getAttribute('href')).toBe('#/advices/category/2/sal')
})

it('VIDEO-010 a card has the length, the likes, the author, the mark and whether the plan includes the video', async () => {
  const owner = { id: 5, nickName: 'ines', fullName: 'Dra. Inés Corral Vega' }
  const more = { duration: 185, likesCounter: 12, isFavorite: true, isLocked: true, thumbnailId: 4, owner }
  await open('result/dormir', '1 vídeo con «dormir»', {
    'GET api/videos/search': { items: [video(9, more)], total: 1 },
  })
  const [card] = await articles()
  expect(card?.textContent).toBe(
    'Duración 3:05Vídeo 9Dra. Inés Corral Vega12 me gustaFavoritoNo entra en tu plan',
  )
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/api/thumbnails/4/300')
  expect(within(card as HTMLElement).queryByRole('button')).toBeNull()
})

it('VIDEO-033 a result has the moments that were found, which lead to their second', async () => {
  const moments = [{ start: 125, text: 'Cómo dormir la siesta', isChapter: true }]
  await open('result/dormir', '1 vídeo con «dormir»', {
    'GET api/videos/search': { items: [video(9, { moments })], total: 1, isPartial: false },
  })
  const [card] = await articles()
  const link = within(card as HTMLElement).getByRole('link', { name: /^2:05/ })
  expect(link.getAttribute('href')).toBe('#/advices/videos/9?at=125')
  expect(link.textContent).toBe('2:05Cómo dormir la siesta')
  expect(screen.queryByText(es['ADVICES.FOUND_PARTLY_TEXT'])).toBeNull()
})

it('VIDEO-033 results that have only some of the words say so', async () => {
  await open('result/dormir%20mal', 'Vídeos parecidos a «dormir mal»', {
    'GET api/videos/search': { items: [video(9)], total: 1, isPartial: true },
  })
  expect(await screen.findByText(es['ADVICES.FOUND_PARTLY_TEXT'])).toBeTruthy()
})

it('VIDEO-021 VIDEO-038 tags are offered while one types, and Enter opens the results', async () => {
  await open('videos', es['ADVICES.TITLE'], {
    'GET api/tags': [{ id: 8, name: 'tensión', categoryId: 2 }],
    'GET api/videos/search': { items: [], total: 0 },
  })
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(field, { target: { value: ' tens ' } })
  expect((await screen.findByRole('link', { name: 'tensión' })).getAttribute('href')).toBe(
    '#/advices/category/2/tensi%C3%B3n',
  )
  await act(async () => field.form?.requestSubmit())
  expect(await screen.findByText('No hay vídeos con «tens»')).toBeTruthy()
  expect(location.hash).toBe('#/advices/result/tens')
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
])(
  'VIDEO-004 VIDEO-006 VIDEO-020 VIDEO-032 an empty list %s says how a video gets there',
  async (list, text) => {
    await open(list, es['ADVICES.TITLE'], { [`GET api/videos/${list}`]: { items: [], total: 0 } })
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

it('VIDEO-001 VIDEO-006 VIDEO-009 VIDEO-016 VIDEO-026 VIDEO-030 the page has the player, chapters, the text, the presenter and related videos', async () => {
  const [opened, related]: [unknown[], unknown[]] = [[], []]
  await open('videos/7', 'Vídeo 7', {
    'GET api/videos/{id}': noting(opened, watched),
    'GET api/videos/{id}/captions/{language}': [{ start: 0, end: 4, text: 'Siéntate.' }],
    'GET api/videos/related/{id}': noting(related, { items: many(1, 50), total: 1 }),
  })
  const player = await screen.findByRole('region', { name: es['PLAYER.LABEL'] })
  expect(player.querySelector('video')?.getAttribute('src')).toMatch(/api\/media\/7\/a\.webm$/)
  expect(await screen.findByRole('button', { name: /0:00 ?Siéntate/ })).toBeTruthy()
  expect(await screen.findByText('Vídeo 50')).toBeTruthy()
  expect([opened[0], related[0]]).toEqual([{ id: 7 }, { id: 7 }])
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

it('VIDEO-013 ERR-038 C-109 a video that the plan does not include leads to the change of plan, which says why', async () => {
  const plans = definePlugin({
    id: 'account',
    routes: [
      {
        id: 'profile.changePlan',
        area: 'profile',
        path: 'change-plan',
        title: 'MENU.HOME',
        screen: async () => ({
          default: function Plans() {
            return <p>{String(useRoute().state['notice'])}</p>
          },
        }),
      },
    ],
  })
  const refused = new ApiError(403, 'NOTAUTHORIZED', undefined, { title: 'Azúcar', planIds: [3] })
  const api = { 'GET api/videos/{id}': fails(refused), 'GET api/plans': [{ id: 3, name: 'Plus' }] }
  await open('videos/7', undefined, api, [plans])
  expect(await screen.findByText(/^«Azúcar» entra en el plan Plus\./)).toBeTruthy()
  expect(location.hash).toBe('#/change-plan')
})

it.each([
  [404, es['ADVICES.GONE']],
  [500, es['PLAYER.ERROR']],
])('VIDEO-016 an error %s says what happened', async (status, text) => {
  await open('videos/7', undefined, { 'GET api/videos/{id}': fails(new ApiError(status, '')) })
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeTruthy()
})

it('VIDEO-002 VIDEO-005 VIDEO-011 VIDEO-012 VIDEO-022 VIDEO-027 VIDEO-039 a professional has their videos, services by video only, and safe links', async () => {
  const [named, owned]: [unknown[], unknown[]] = [[], []]
  await open('professional/ines', doctor.fullName, {
    'GET api/doctors/nickname/{nickName}': noting(named, doctor),
    'GET api/videos/owner/{id}': noting(owned, { items: many(2), total: 2 }),
    'GET api/consultation-services/doctor/{id}': [
      { id: 1, name: 'Revisión por vídeo', type: 2, duration: 20, consultationSpecialtyId: 1 },
      { id: 2, name: 'Revisión en persona', type: 1, duration: 20, consultationSpecialtyId: 1 },
    ],
  })
  expect(await screen.findByText('Revisión por vídeo')).toBeTruthy()
  expect(screen.queryByText('Revisión en persona')).toBeNull()
  expect(await screen.findByText('Vídeo 2')).toBeTruthy()
  expect([named[0], owned[0]]).toEqual([{ nickName: 'ines' }, { id: 5 }])
  expect(screen.getByText('Escucho.')).toBeTruthy()
  expect(screen.getByText('Segunda opinión')).toBeTruthy()
  const pictures = [...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'))
  expect(pictures).toEqual(['/api/thumbnails/12/1600', '/api/thumbnails/13/300'])
  expect(screen.getByText('Medicina interna desde 2009')).toBeTruthy()
  expect(screen.queryByRole('link', { name: es['ADVICES.BOOK'] })).toBeNull()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toContain('https://ines.example')
  expect(hrefs.join()).not.toContain('javascript')
})

it('VIDEO-022 VIDEO-027 a professional with many videos shows them in pages', async () => {
  await open('professional/ines', doctor.fullName, {
    'GET api/doctors/nickname/{nickName}': doctor,
    'GET api/videos/owner/{id}': ({ query }: { query: { page: number } }) => ({
      items: many(query.page === 0 ? 15 : 5, query.page * 15 + 1),
      total: 20,
    }),
    'GET api/consultation-services/doctor/{id}': [],
  })
  expect(await articles()).toHaveLength(15)
  await press('Ver 5 más')
  expect(await screen.findByText('Vídeo 20')).toBeTruthy()
})

it('VIDEO-014 FEAT-025 the short address leads to the gallery', async () => {
  await open('', es['ADVICES.TITLE'])
  expect(location.hash).toBe('#/advices/videos')
})
