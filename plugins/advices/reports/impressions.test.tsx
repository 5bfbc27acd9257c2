import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Video, VideoReport } from '@schemas/generated/entities'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

const video: Video = {
  id: 7,
  title: 'Dormir mejor',
  duration: 65,
  categories: [],
  tags: [],
  isFavorite: true,
  isWatchLater: false,
  likesCounter: 3,
  isLocked: false,
}

/** Tells of the card what a browser would, while something watches it. */
let intersect: (...ratios: number[]) => void = () => undefined
/** Tells whether the page of the list is near the view. */
let scroll: (isNear: boolean) => Promise<void> = () => Promise.resolve()
class FakeObserver {
  private readonly isOfPage: boolean
  constructor(onChange: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit = {}) {
    this.isOfPage = rootMargin !== undefined
    if (this.isOfPage) scroll = (isNear) => act(async () => onChange([{ isIntersecting: isNear }]))
    else
      intersect = (...ratios) =>
        onChange(ratios.map((intersectionRatio) => ({ intersectionRatio, isIntersecting: true })))
  }
  observe() {}
  disconnect() {
    if (!this.isOfPage) intersect = () => undefined
  }
}
const sent: VideoReport[] = []
let visibility: DocumentVisibilityState = 'visible'
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

setUpPages()
beforeEach(async () => {
  sent.length = 0
  visibility = 'visible'
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const sendBeacon = (_: string, body: Blob) => {
    void body.text().then((text) => sent.push(JSON.parse(text) as VideoReport))
    return true
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  await renderPage({
    plugin,
    features: ['videoAdvices'],
    path: 'advices/favorites',
    heading: es['ADVICES.TITLE'],
    api: {
      'GET api/users/data': { id: 'ana', name: 'Ana', planId: 1 },
      'GET api/videos/favorites': { items: [video], total: 1 },
      'GET api/video-reports/key': { key: 'k', expiresAt: '' },
      'POST api/video-reports': undefined,
    },
  })
  await screen.findByText(video.title)
  await scroll(true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const impressions = () => sent.flatMap((report) => report.impressions.map(({ videoId }) => videoId))

it('ADMIN-036 half of a card for a second is an impression, which the browser sends when the page is left', async () => {
  intersect(0.5)
  await wait(1000)
  intersect(0.9)
  await wait(5000)
  show('hidden')
  await wait(0)
  expect(impressions()).toEqual([7])
  expect(sent[0]).toMatchObject({ key: 'k', viewings: [] })
})

it.each([
  ['less than half of it', async () => intersect(0.49)],
  ['a second that ends too early', async () => (intersect(0.8), await wait(990), intersect(0.2))],
  ['a card that was left within one frame', async () => intersect(0.8, 0)],
  ['a tab that is hidden within the second', async () => (intersect(1), await wait(500), show('hidden'))],
])('ADMIN-036 %s is none', async (_, see) => {
  await see()
  await wait(3000)
  show('hidden')
  await wait(0)
  expect(impressions()).toEqual([])
})

it('ADMIN-036 a card that comes back into view is no second impression', async () => {
  intersect(0.5)
  await wait(1000)
  await scroll(false)
  await scroll(true)
  intersect(0.9)
  await wait(3000)
  show('hidden')
  await wait(0)
  expect(impressions()).toEqual([7])
})

it('ADMIN-036 a card far from the view is not watched until it comes near', async () => {
  await scroll(false)
  intersect(1)
  await wait(3000)
  await scroll(true)
  intersect(1)
  await wait(500)
  show('hidden')
  await wait(0)
  expect(impressions()).toEqual([])
  show('visible')
  await wait(1000)
  show('hidden')
  await wait(0)
  expect(impressions()).toEqual([7])
})
