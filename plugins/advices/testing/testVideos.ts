import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, vi } from 'vitest'
import type { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import type { Video } from '@schemas/generated/entities'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import plugin from '../plugin'

export const video = (id: number, more: Partial<Video> = {}): Video => ({
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
export const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => video(from + place))
export const doctor = {
  id: 5,
  fullName: 'Dra. Inés Corral Vega',
  timezone: 'Europe/Madrid',
  nickName: 'ines',
  bannerId: 12,
  thumbnailId: 13,
  userMeta: [
    { id: 1, metaKey: 'aboutMe', metaValue: 'Escucho.' },
    { id: 4, metaKey: 'myServices', metaValue: 'Segunda opinión' },
    { id: 3, metaKey: 'shortDescription', metaValue: 'Medicina interna desde 2009' },
    {
      id: 2,
      metaKey: 'socialNetworks',
      metaValue: '{"web":"https://ines.example","x":"javascript:alert(1)"}',
    },
  ],
}
export const watched = video(7, {
  url: 'api/media/7/a.webm',
  captions: ['es'],
  chapters: [{ start: 0, title: 'Antes' }],
  owner: { id: 5, nickName: 'ines', fullName: 'Dra. Inés Corral Vega' },
})

/** Tests of a file open pages of videos, which jsdom cannot play. */
export function setUpVideos(): void {
  setUpPages()
  beforeAll(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  })
}

/** Opens a page of the videos. */
export const open = (
  path: string,
  heading: string | undefined,
  api: Answers = {},
  others: readonly AnyPlugin[] = [],
) =>
  renderPage({
    plugin,
    others,
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

/** An operation that the API refuses. */
export const fails = (refusal: ApiError) => () => {
  throw refusal
}

/** Presses a button by its name. */
export const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
