import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import es from '../locales/es.json'
import { fails, open, press, setUpVideos, video, watched } from '../testing/testVideos'

setUpVideos()

const deferred = () => {
  let resolve: (answer: unknown) => void = () => undefined
  const promise = new Promise<unknown>((done) => (resolve = done))
  return { promise, resolve }
}

it('VIDEO-004 VIDEO-007 VIDEO-023 VIDEO-031 a favourite that is taken out can be put back', async () => {
  const asked: unknown[] = []
  await open('favorites', es['ADVICES.TITLE'], {
    'GET api/videos/favorites': { items: [video(1, { isFavorite: true })], total: 1 },
    'POST api/users/favorite/{videoId}': ({ params }: { params: object }) => {
      asked.push(params)
      return { id: 1, isFavorite: asked.length === 2, isWatchLater: false }
    },
  })
  await press(es['ADVICES.ACTIONS'].replace('{{title}}', 'Vídeo 1'))
  const item = await screen.findByRole('menuitem', { name: es['ADVICES.REMOVE_FAVORITE'] })
  await act(async () => fireEvent.click(item))
  expect(await screen.findByText(es['ADVICES.REMOVED_FAVORITE'])).toBeTruthy()
  await press(es['ADVICES.UNDO'])
  expect(screen.queryByText(es['ADVICES.REMOVED_FAVORITE'])).toBeNull()
  expect(asked).toEqual([{ videoId: 1 }, { videoId: 1 }])
})

it('VIDEO-007 VIDEO-008 VIDEO-023 VIDEO-024 a mark shows at once, then as the server says, and is taken back when it fails', async () => {
  const saved = deferred()
  await open('videos/7', 'Vídeo 7', {
    'GET api/videos/{id}': watched,
    'GET api/videos/{id}/captions/{language}': [],
    'POST api/users/favorite/{videoId}': () => saved.promise,
    'POST api/users/watchlater/{videoId}': fails(new ApiError(500, '')),
  })
  await press(es['ADVICES.ADD_FAVORITE'])
  expect(
    (await screen.findByRole('button', { name: es['ADVICES.IN_FAVORITES'] })).getAttribute('aria-pressed'),
  ).toBe('true')
  await act(async () => saved.resolve({ id: 7, isFavorite: true, isWatchLater: true }))
  await press(es['ADVICES.IN_LATER'])
  expect(await screen.findByText(es['ADVICES.NOT_SAVED'])).toBeTruthy()
  expect(screen.getByRole('button', { name: es['ADVICES.IN_LATER'] }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

it('VIDEO-004 VIDEO-008 VIDEO-024 VIDEO-032 a list that loads while a mark is being saved arrives, with the video in it', async () => {
  const saved = deferred()
  const first = deferred()
  const marked: unknown[] = []
  const lists = [() => first.promise, () => ({ items: [video(1, { isWatchLater: true })], total: 1 })]
  await open('favorites', es['ADVICES.TITLE'], {
    'GET api/videos/favorites': { items: [video(1, { isFavorite: true })], total: 1 },
    'POST api/users/watchlater/{videoId}': ({ params }: { params: object }) => {
      marked.push(params)
      return saved.promise
    },
    'GET api/videos/watchlater': () => lists.shift()?.(),
  })
  await press(es['ADVICES.ACTIONS'].replace('{{title}}', 'Vídeo 1'))
  const item = await screen.findByRole('menuitem', { name: 'Ver más tarde' })
  await act(async () => fireEvent.click(item))
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Ver más tarde' })))
  await screen.findByText(es['ADVICES.LOADING'])
  expect(marked).toEqual([{ videoId: 1 }])
  await act(async () =>
    saved.resolve({ id: 1, isFavorite: true, isWatchLater: true, isLiked: false, likesCounter: 3 }),
  )
  await act(async () => first.resolve({ items: [], total: 0 }))
  expect(
    within(await screen.findByRole('list', { name: 'Ver más tarde' })).getAllByRole('article'),
  ).toHaveLength(1)
})
