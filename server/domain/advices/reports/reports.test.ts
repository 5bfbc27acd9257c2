// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Video, VideoReportKey, VideoStatistics } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { dayOf, forgetVideoReports } from './recordReport'

const at = '2027-01-11T06:59:00Z'

describe.each(databases)('reports of what people watch on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  let admin: Caller
  let visitor: Caller
  let key: string
  let videoId: number
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['videoAdvices'])
    luis = await clinic.as('luis@portico.test')
    admin = await clinic.as('admin@portico.test')
    visitor = await clinic.as()
    key = ((await luis('GET', 'api/video-reports/key')).body as VideoReportKey).key
    videoId = await idOf('Cocinar sin sal y con gusto')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() => clinic.db.exec('delete from video_day; delete from video_viewing; delete from video_mark'))

  const idOf = async (title: string) =>
    ((await luis('GET', 'api/videos/new')).body as Video[]).find((video) => video.title === title)?.id ?? 0
  const viewing = (seen: number[][], more: object = {}) => ({
    id: randomUUID(),
    videoId,
    startedAt: at,
    device: 'mobile',
    seen,
    waited: 120,
    ...more,
  })
  const report = (viewings: object[], more: object = {}) => ({
    key,
    id: randomUUID(),
    impressions: [],
    viewings,
    ...more,
  })
  const send = async (body: object) => (await visitor('POST', 'api/video-reports', body)).status
  const statistics = async () =>
    ((await admin('GET', `api/stats/video?assetId=${videoId}`)).body as VideoStatistics).videoStats

  it('ADMIN-021 ADMIN-114 counts plays and seconds, which the administration shows', async () => {
    expect(await send(report([viewing([[0, 10]])]))).toBe(204)
    expect(await send(report([viewing([[5, 9]], { device: 'desktop', waited: 80 })]))).toBe(204)
    expect(await statistics()).toMatchObject({
      visualizations: 2,
      totalTimePlay: 14,
      mediaLoadTime: 0.1,
      deviceReproduced: { mobile: 1, desktop: 1 },
      assetsByCountry: { ES: 2 },
    })
  })

  it('ADMIN-114 a second counts once in a viewing: after a seek, a repetition, and in any order', async () => {
    const one = viewing([[0, 10]])
    const longer = {
      ...one,
      seen: [
        [0, 10],
        [4, 12],
      ],
    }
    const again = report([longer])
    for (const body of [report([one]), again, again, report([one]), report([{ ...one, seen: [[15, 17]] }])])
      expect(await send(body)).toBe(204)
    expect(await statistics()).toMatchObject({ visualizations: 1, totalTimePlay: 14, mediaLoadTime: 0.12 })
  })

  it('ADMIN-114 a log agrees with the statistics to the second, whatever is lost and sent again', async () => {
    const viewings = Array.from({ length: 12 }, (_, place) => viewing([[place, place + 3]]))
    const grown = viewings.map((one, place) => ({
      ...one,
      seen: [
        [place, place + 3],
        [1, 2 + (place % 5)],
      ],
    }))
    const seconds = grown.flatMap(({ seen }) => [
      ...new Set(seen.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from }, (_, n) => from + n))),
    ])
    const bodies = [report(viewings), report(grown.slice(0, 7)), report(grown)]
    await Promise.all([...bodies, ...bodies.toReversed()].map(send))
    expect(await statistics()).toMatchObject({ visualizations: 12, totalTimePlay: seconds.length })
  })

  it('ADMIN-036 an impression counts once, however often its report arrives', async () => {
    const body = report([], {
      impressions: [
        { videoId, at },
        { videoId, at },
        { videoId: 99_999, at },
      ],
    })
    await Promise.all([send(body), send(body), send(body)])
    const rows = await clinic.db.query('select video_id as id, impressions, plays from video_day')
    expect(rows).toEqual([{ id: videoId, impressions: 2, plays: 0 }])
  })

  it('VIDEO-001 keeps where somebody stopped, and a report that was late does not move it back', async () => {
    const one = viewing([[0, 12]], { position: 12, at: '2027-01-11T06:59:30Z' })
    await send(report([one]))
    await send(report([{ ...one, position: 6, at: '2027-01-11T06:59:10Z' }]))
    const inProgress = (await luis('GET', 'api/videos/continue')).body as Video[]
    expect(inProgress.map(({ id, position }) => [id, position])).toEqual([[videoId, 12]])
    await send(report([{ ...one, position: 24, at: '2027-01-11T06:59:50Z' }]))
    expect((await luis('GET', 'api/videos/continue')).body).toEqual([])
  })

  it('VIDEO-013 a locked video and seconds after the end are not counted', async () => {
    const locked = await idOf('Medirse el azúcar paso a paso')
    await send(report([viewing([[0, 10]], { videoId: locked }), viewing([[15, 5000]])]))
    const rows = await clinic.db.query('select video_id as id, played from video_day')
    expect(rows).toEqual([{ id: videoId, played: 6 }])
  })

  it('a viewing of somebody else is not changed', async () => {
    const one = viewing([[0, 4]])
    await send(report([one]))
    const doctor = await clinic.as('doctor@portico.test')
    const other = ((await doctor('GET', 'api/video-reports/key')).body as VideoReportKey).key
    await send({ ...report([{ ...one, seen: [[0, 20]] }]), key: other })
    expect(await statistics()).toMatchObject({ visualizations: 1, totalTimePlay: 4 })
  })

  it('a key ends after a day, and works at its own tenant only', async () => {
    const body = () => report([viewing([[0, 4]])])
    expect(await send({ ...body(), key: `${key}x` })).toBe(403)
    expect(await send({ ...body(), key: 'x' })).toBe(403)
    const two = await clinic.as(undefined, 'two')
    expect((await two('POST', 'api/video-reports', body())).status).toBe(403)
    clinic.setNow(new Date(NOW.getTime() + 24 * 3_600_000))
    expect(await send(body())).toBe(403)
    clinic.setNow(NOW)
  })

  it.each([
    ['another field', { more: 1 }],
    ['an id that is none', { id: 'x' }],
    ['too many viewings', { viewings: Array.from({ length: 31 }, () => viewing([])) }],
    ['a negative second', { viewings: [viewing([[-1, 4]])] }],
  ])('refuses %s', async (_, more) => expect(await send(report([], more))).toBe(400))

  it('forgets after eight days what it kept to count once', async () => {
    await send(report([viewing([[0, 4]])]))
    await forgetVideoReports(clinic.db, new Date(NOW.getTime() + 9 * 86_400_000))
    expect(await clinic.db.query('select from video_viewing')).toEqual([])
    expect(await statistics()).toMatchObject({ totalTimePlay: 4 })
  })

  it('FAMILY-003 what is watched in the account of a dependent is theirs', async () => {
    const ana = await clinic.as('ana@portico.test')
    const acting = { 'x-impersonation-user': personId('one', 'ana/child') }
    const own = ((await ana('GET', 'api/video-reports/key', undefined, acting)).body as VideoReportKey).key
    await send({ ...report([viewing([[0, 12]], { position: 12, at })]), key: own })
    expect((await ana('GET', 'api/videos/continue')).body).toEqual([])
    expect((await ana('GET', 'api/videos/continue', undefined, acting)).body).toHaveLength(1)
  })
})

it.each([
  ['2027-01-09T23:59:59Z', '2027-01-09'],
  ['2027-01-10T01:30:00+02:00', '2027-01-09'],
  ['2027-02-01T00:00:00Z', '2027-01-11'],
  ['2026-12-01T00:00:00Z', '2027-01-11'],
])('what is seen at %s counts on %s', (moment, day) => expect(dayOf(moment, NOW)).toBe(day))
