import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Video, VideoReport } from '@schemas/generated/entities'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'
import { readSettings } from './settings'

const video: Video = {
  id: 7,
  title: 'Dormir mejor',
  url: 'api/media/7/a.webm',
  duration: 65,
  captions: ['es'],
  chapters: [
    { start: 0, title: 'Antes' },
    { start: 30, title: 'En la cama' },
  ],
  categories: [],
  tags: [],
  isFavorite: false,
  isWatchLater: false,
  likesCounter: 3,
  isLocked: false,
}
const videoReports: VideoReport[] = []
const related = [
  { ...video, id: 8, title: 'De otro plan', isLocked: true },
  { ...video, id: 9, title: 'Siestas cortas' },
]

/** What jsdom lacks of a video: it plays, pauses and is where it was put. */
class FakeMedia {
  isPlaying = false
  time = 0
  isSeeking = false
}
let media: FakeMedia

setUpPages()
beforeEach(() => {
  media = new FakeMedia()
  videoReports.length = 0
  const prototype = HTMLMediaElement.prototype
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(prototype, 'paused', 'get').mockImplementation(() => !media.isPlaying)
  vi.spyOn(prototype, 'duration', 'get').mockReturnValue(65)
  vi.spyOn(prototype, 'seeking', 'get').mockImplementation(() => media.isSeeking)
  vi.spyOn(prototype, 'currentTime', 'get').mockImplementation(() => media.time)
  vi.spyOn(prototype, 'currentTime', 'set').mockImplementation((to) => {
    media.time = to
  })
  vi.spyOn(prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    media.isPlaying = true
    fireEvent.play(this)
    fireEvent.playing(this)
    return Promise.resolve()
  })
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    media.isPlaying = false
    fireEvent.pause(this)
  })
})

async function openPlayer(): Promise<HTMLElement> {
  await renderPage({
    plugin,
    features: ['videoAdvices'],
    path: 'advices/videos/7',
    heading: video.title,
    api: {
      'GET api/users/data': { id: 'ana', name: 'Ana', planId: 1 },
      'GET api/videos/{id}': video,
      'GET api/videos/{id}/captions/{language}': [{ start: 0, end: 4, text: 'Siéntate.' }],
      'GET api/videos/related/{id}': { items: related, total: 2 },
      'GET api/video-reports/key': { key: 'k', expiresAt: '' },
      'POST api/video-reports': ({ body }: { body: VideoReport }) => void videoReports.push(body),
    },
  })
  return screen.findByRole('region', { name: es['PLAYER.LABEL'] })
}

const button = (player: HTMLElement, name: string) => within(player).getByRole('button', { name })
const press = (target: Element, key: string) => act(async () => void fireEvent.keyDown(target, { key }))
/** Goes to another page: what was watched is reported. */
const leave = () =>
  act(async () => {
    location.hash = '#/advices/favorites'
  })
const elementOf = (player: HTMLElement) => player.querySelector('video') as HTMLVideoElement

it('VIDEO-001 the keyboard alone plays, pauses, moves, mutes and turns captions off', async () => {
  const player = await openPlayer()
  const position = within(player).getByRole('slider', { name: es['PLAYER.POSITION'] })
  await press(position, 'k')
  expect(button(player, es['PLAYER.PAUSE'])).toBeTruthy()
  await press(position, ' ')
  expect(button(player, es['PLAYER.PLAY'])).toBeTruthy()
  await press(position, 'ArrowRight')
  await press(position, 'ArrowRight')
  await press(position, 'ArrowLeft')
  expect(media.time).toBe(5)
  await press(position, '5')
  expect(media.time).toBe(32.5)
  await press(position, 'm')
  fireEvent.volumeChange(elementOf(player))
  expect(button(player, es['PLAYER.SOUND'])).toBeTruthy()
  await press(position, 'c')
  expect(button(player, es['PLAYER.CAPTIONS']).getAttribute('aria-pressed')).toBe('false')
  await leave()
  await vi.waitFor(() => expect(videoReports).toHaveLength(1))
})

it('VIDEO-001 every control is reached by keyboard, and the settings give the focus back', async () => {
  const player = await openPlayer()
  const controls = [...player.querySelectorAll<HTMLElement>('button, input, select')]
  expect(controls.length).toBeGreaterThanOrEqual(6)
  expect(controls.filter((control) => control.tabIndex < 0 || control.hasAttribute('disabled'))).toEqual([])
  const open = button(player, es['PLAYER.SETTINGS'])
  open.focus()
  await act(async () => open.click())
  const panel = within(player).getByRole('group', { name: es['PLAYER.SETTINGS'] })
  expect(panel.contains(document.activeElement)).toBe(true)
  const speed = within(panel).getByRole('combobox', { name: es['PLAYER.SPEED'] })
  await press(speed, 'k')
  expect(media.isPlaying).toBe(false)
  fireEvent.change(speed, { target: { value: '1.5' } })
  expect(elementOf(player).playbackRate).toBe(1.5)
  await press(speed, 'Escape')
  expect(within(player).queryByRole('group', { name: es['PLAYER.SETTINGS'] })).toBeNull()
  expect(document.activeElement).toBe(open)
})

it('VIDEO-016 a video that is paused before it gets to a new place continues there', async () => {
  const player = await openPlayer()
  const shown = elementOf(player)
  await act(async () => button(player, es['PLAYER.PLAY']).click())
  media.time = 1
  fireEvent.timeUpdate(shown)
  media.isSeeking = true
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /En la cama/ })))
  fireEvent.seeking(shown)
  await act(async () => button(player, es['PLAYER.PAUSE']).click())
  media.isSeeking = false
  fireEvent.seeked(shown)
  await leave()
  await vi.waitFor(() =>
    expect(videoReports.at(-1)?.viewings[0]).toMatchObject({ position: 30, seen: [[0, 1]] }),
  )
})

it('VIDEO-030 at the end the next video that may be watched is offered, and does not begin by itself', async () => {
  const player = await openPlayer()
  const shown = elementOf(player)
  await act(async () => button(player, es['PLAYER.PLAY']).click())
  expect(within(player).queryByRole('link')).toBeNull()
  await act(async () => {
    media.isPlaying = false
    fireEvent.pause(shown)
    fireEvent.ended(shown)
  })
  const next = await within(player).findByRole('link', { name: 'Siestas cortas' })
  expect(next.getAttribute('href')).toBe('#/advices/videos/9')
  expect(location.hash).toBe('#/advices/videos/7')
  fireEvent.seeking(shown)
  expect(within(player).queryByRole('link')).toBeNull()
  await leave()
  await vi.waitFor(() => expect(videoReports).toHaveLength(1))
})

it('VIDEO-001 captions get the size and the background that the person chooses, also in the next video', async () => {
  const player = await openPlayer()
  const cue = () => player.querySelector<HTMLElement>('[data-cue]')
  expect(cue()?.dataset).toMatchObject({ size: 'normal', look: 'dark' })
  await act(async () => button(player, es['PLAYER.SETTINGS']).click())
  const choose = (label: string, value: string) =>
    fireEvent.change(within(player).getByRole('combobox', { name: label }), { target: { value } })
  choose(es['PLAYER.CAPTIONS_SIZE'], 'huge')
  choose(es['PLAYER.CAPTIONS_LOOK'], 'light')
  expect(cue()?.dataset).toMatchObject({ size: 'huge', look: 'light' })
  expect(readSettings()).toMatchObject({ size: 'huge', look: 'light' })
})
