// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { VideoReport, VideoViewing } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { VideoReports, type VideoReportPorts } from './videoReports'

const viewing = (to: number): VideoViewing => ({
  id: 'v1',
  videoId: 7,
  startedAt: '2027-01-11T07:00:00Z',
  device: 'mobile',
  seen: [[0, to]],
})

let sent: VideoReport[]
let answer: () => Promise<unknown>
const beacon = vi.fn<(report: VideoReport) => void>()
const ports = (more: Partial<VideoReportPorts> = {}): VideoReportPorts => ({
  personKey: 'one|ana|ana',
  readKey: () => Promise.resolve('key'),
  send: async (report) => {
    sent.push(report)
    await answer()
  },
  beacon,
  ...more,
})
beforeEach(() => {
  localStorage.clear()
  beacon.mockClear()
  sent = []
  answer = () => Promise.resolve()
})
const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('videoReport|'))

it('ADMIN-114 sends everything at once, and forgets what has arrived', async () => {
  const videoReports = new VideoReports(ports())
  videoReports.addImpression(7)
  videoReports.addImpression(8)
  videoReports.setViewing(viewing(2))
  videoReports.setViewing(viewing(4))
  await videoReports.flush()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    key: 'key',
    impressions: [{ videoId: 7 }, { videoId: 8 }],
    viewings: [{ seen: [[0, 4]] }],
  })
  expect(sent[0]).not.toHaveProperty('at')
  expect(stored()).toEqual([])
})

it('ADMIN-114 keeps a report without a connection, and sends the same one later', async () => {
  const videoReports = new VideoReports(ports())
  videoReports.setViewing(viewing(2))
  answer = () => Promise.reject(new ApiError(0, 'NETWORK'))
  await expect(videoReports.flush()).rejects.toThrow('NETWORK')
  expect(stored()).toHaveLength(1)
  answer = () => Promise.resolve()
  vi.useFakeTimers({ now: Date.now() + 120_000 })
  await new VideoReports(ports()).flush()
  vi.useRealTimers()
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id])
  expect(stored()).toEqual([])
})

it('a page that is left hands its report to the browser, and keeps it until it is known to have arrived', async () => {
  const videoReports = new VideoReports(ports())
  await videoReports.prepare()
  videoReports.setViewing(viewing(2))
  videoReports.leave()
  expect(beacon).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key: 'key', viewings: [viewing(2)] }),
  )
  expect(stored()).toHaveLength(1)
  videoReports.leave()
  expect(beacon).toHaveBeenCalledOnce()
})

it('a key that has ended is replaced, and a report that is refused is dropped', async () => {
  let keys = 0
  const videoReports = new VideoReports(ports({ readKey: () => Promise.resolve(`key${(keys += 1)}`) }))
  videoReports.setViewing(viewing(2))
  answer = () => Promise.reject(new ApiError(403, 'FORBIDDEN'))
  await expect(videoReports.flush()).rejects.toThrow('FORBIDDEN')
  answer = () => Promise.reject(new ApiError(400, 'FORMAT_NOT_VALID'))
  vi.useFakeTimers({ now: Date.now() + 120_000 })
  await videoReports.flush()
  vi.useRealTimers()
  expect(sent.map(({ key }) => key)).toEqual(['key1', 'key2'])
  expect(stored()).toEqual([])
})

it('reports of somebody else are neither read nor sent', async () => {
  new VideoReports(ports({ personKey: 'one|luis|luis' })).addImpression(7)
  vi.useFakeTimers({ now: Date.now() + 120_000 })
  await new VideoReports(ports()).flush()
  vi.useRealTimers()
  expect(sent).toEqual([])
  expect(stored()).toHaveLength(1)
})

it('a report of last week is dropped: the server would count it again', async () => {
  new VideoReports(ports()).addImpression(7)
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000 })
  await new VideoReports(ports()).flush()
  vi.useRealTimers()
  expect(sent).toEqual([])
  expect(stored()).toEqual([])
})

it('ADMIN-114 what is seen while a list is scrolled is sent in batches that the server accepts', async () => {
  const videoReports = new VideoReports(ports())
  for (let id = 1; id <= 350; id += 1) videoReports.addImpression(id)
  await videoReports.flush()
  expect(Math.max(...sent.map(({ impressions }) => impressions.length))).toBeLessThanOrEqual(300)
  const counted = new Map(sent.map(({ id, impressions }) => [id, impressions.map(({ videoId }) => videoId)]))
  expect([...counted.values()].flat().toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 350 }, (_, place) => place + 1),
  )
  expect(stored()).toEqual([])
})

it('a report that another tab may send grows no more, so that nothing is added to what has arrived', async () => {
  const videoReports = new VideoReports(ports())
  videoReports.addImpression(7)
  vi.useFakeTimers({ now: Date.now() + 61_000 })
  await new VideoReports(ports()).flush()
  videoReports.addImpression(8)
  await videoReports.flush()
  vi.useRealTimers()
  const first = sent[0]?.id
  expect(sent.filter(({ id }) => id === first).flatMap(({ impressions }) => impressions)).toHaveLength(1)
  expect(sent.at(-1)?.impressions).toMatchObject([{ videoId: 8 }])
})

it('a page that only lists videos can report when it is left', async () => {
  const videoReports = new VideoReports(ports())
  videoReports.addImpression(7)
  await vi.waitFor(() => {
    videoReports.leave()
    expect(beacon).toHaveBeenCalledOnce()
  })
})
