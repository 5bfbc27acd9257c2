// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AssetMetadata,
  AssetMetadataPage,
  AuthorStatistics,
  Category,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { missingFields } from '../../../test/clinic/missingFields'
import { videos } from './entity'

const admin1 = personId('one', 'admin')
const videos1 = personId('one', 'videos')

describe.each(ruleDatabases)('videos on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    await clinic.db.exec(`
      insert into video (tenant, id, title, owner_id, duration) overriding system value values
        ('one', 9001, 'zz Espalda sana', '${admin1}', 120), ('one', 9002, 'zz Dormir bien', '${videos1}', 60);
      insert into video_day values
        ('one', 9001, '2026-12-01', 2, 10, 100, 500, '{"mobile": 2}', '{"ES": 2}'),
        ('one', 9001, '2031-01-02', 4, 20, 300, 700, '{"mobile": 1, "desktop": 3}', '{"ES": 3, "FR": 1}'),
        ('one', 9002, '2031-01-02', 1, 1, 3600, 100, '{"tablet": 1}', '{"PT": 1}');`)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const category = async (body: object) =>
    (await admin('POST', 'api/categories', body)).body as { id: number }
  const read = async (id: number) => (await admin('GET', `api/categories/${id}`)).body as Category
  const video = async () =>
    (await admin('GET', 'api/metadata/azure?metadataId=9001')).body as AssetMetadata & { version: number }

  it('ADMIN-111 lists the drafts, which have no date of publication, apart from the others', async () => {
    const listed = async (filter: string) => {
      const { body } = await admin('GET', `api/metadata?page=0&size=100&sort=assetId${filter}`)
      return body as AssetMetadataPage
    }
    const [all, drafts, dated] = [
      await listed(''),
      await listed('&isDraft=true'),
      await listed('&isDraft=false'),
    ]
    const ids = ({ items }: AssetMetadataPage) => items.map(({ assetId }) => assetId)
    expect(ids(drafts)).toEqual(expect.arrayContaining([9001, 9002]))
    expect(drafts.items.map(({ publishmentDate }) => publishmentDate ?? null)).toEqual(
      ids(drafts).map(() => null),
    )
    expect(drafts.items.every(({ isDraft }) => isDraft)).toBe(true)
    expect(dated.items.every((video) => !video.isDraft && video.publishmentDate)).toBe(true)
    expect(dated.total).toBeGreaterThan(0)
    expect(drafts.total + dated.total).toBe(all.total)
  })

  it('ADMIN-023 ADMIN-045 ADMIN-108 ADMIN-109 ADMIN-110 tags keep their order from 1, and their ids when they move', async () => {
    const { id } = await category({ name: 'Sueño', tags: [{ name: 'b' }, { name: 'a', order: 9 }] })
    const { tags } = await read(id)
    expect(tags.map(({ name, order }) => [name, order])).toEqual([
      ['b', 1],
      ['a', 2],
    ])
    const moved = [{ ...tags[1], name: 'A' }, tags[0], { name: 'c' }]
    expect(
      (await admin('PUT', `api/categories/${id}`, { name: 'Sueño', tags: moved, version: 1 })).status,
    ).toBe(200)
    const after = (await read(id)).tags
    expect(after.map(({ id: tag, name, order }) => [tag, name, order])).toEqual([
      [tags[1]?.id, 'A', 1],
      [tags[0]?.id, 'b', 2],
      [expect.any(Number), 'c', 3],
    ])
    const ana = await clinic.as('ana@portico.test')
    const seen = { id, name: 'Sueño', tags: after }
    expect((await ana('GET', 'api/categories')).body).toContainEqual(seen)
    expect((await ana('GET', `api/categories/${id}`)).body).toEqual(seen)
    expect((await ana('DELETE', `api/categories/${id}`)).status).toBe(403)
    expect((await admin('DELETE', `api/categories/${id}`)).status).toBe(204)
  })
  it('ADMIN-044 a category requires a tag and rejects tags of other categories', async () => {
    const refused = async (tags: object[]) =>
      (await admin('POST', 'api/categories', { name: 'x', tags })).body as object
    expect(await refused([])).toMatchObject({ details: { fields: [{ path: '/tags', keyword: 'minItems' }] } })
    expect(await refused([{ id: 1, name: 'x' }])).toMatchObject({
      details: { fields: [{ path: '/tags/0/id' }] },
    })
  })
  it('ADMIN-022 ADMIN-050 ADMIN-111 ADMIN-112 ADMIN-113 saves a video from the version that the request names', async () => {
    const { id } = await category({ name: 'Cuerpo', tags: [{ name: 'espalda' }] })
    const [tag] = (await read(id)).tags
    const [{ id: thumbnailId } = { id: 0 }] = await clinic.db.query<{ id: number }>(
      "select id from picture where tenant = 'one' limit 1",
    )
    const edited = {
      title: 'zz Espalda muy sana',
      description: '<i>Estira</i>',
      translations: { en: { title: 'zz A healthy back', description: 'Stretch' } },
      publishmentDate: '2027-01-05',
      ownerId: videos1,
      thumbnailId,
      planIds: [3],
    }
    const body = { assetId: 9001, ...edited, tags: [{ id: tag?.id }], version: 1 }
    expect(missingFields(body, videos)).toEqual([])
    expect((await admin('POST', 'api/metadata', body)).body).toEqual({ version: 2 })
    expect(await video()).toEqual({
      ...body,
      isDraft: false,
      ownerName: 'Mario Lago Vela',
      duration: 120,
      tags: [{ id: tag?.id, name: 'espalda' }],
      version: 2,
    })
    expect((await admin('POST', 'api/metadata', body)).status).toBe(409)
    expect((await admin('DELETE', `api/categories/${id}`)).body).toMatchObject({ message: 'IN_USE' })
    const titles = async (query: string) =>
      ((await admin('GET', `api/metadata?page=0&${query}`)).body as AssetMetadataPage).items.map(
        ({ title }) => title,
      )
    expect(await titles('search=ESTIRA')).toEqual(['zz Espalda muy sana'])
    expect(await titles('search=stretch')).toEqual(['zz Espalda muy sana'])
    expect(await titles(`tagId=${tag?.id}`)).toEqual(['zz Espalda muy sana'])
    expect(await titles('search=zz&sort=title')).toEqual(['zz Dormir bien', 'zz Espalda muy sana'])
    expect(await titles('search=zz&sort=-ownerName')).toHaveLength(2)
    expect(await titles('search=zz&sort=-duration')).toEqual(['zz Espalda muy sana', 'zz Dormir bien'])
    await admin('POST', 'api/metadata', { assetId: 9001, ownerId: admin1, version: 2 })
    expect(await video()).toMatchObject({
      title: 'zz Espalda muy sana',
      translations: edited.translations,
      tags: [],
      planIds: [],
      version: 3,
    })
  })
  it.each([
    ['an unknown owner', { ownerId: 'nobody' }, '/ownerId'],
    ['an unknown tag', { tags: [{ id: 99_999 }] }, '/tags/0'],
    ['a date that does not exist', { publishmentDate: '2027-02-30' }, '/publishmentDate'],
  ])('ADMIN-113 rejects %s', async (_, part, path) => {
    const { version } = await video()
    const { body } = await admin('POST', 'api/metadata', { assetId: 9001, version, ...part })
    expect(body).toMatchObject({ details: { fields: [{ path }] } })
  })
  it('ADMIN-022 owners of a video are doctors and present owners, never patients', async () => {
    const owners = (await admin('GET', 'api/metadata/owners')).body as { id: string; name: string }[]
    expect(owners).toContainEqual({ id: videos1, name: 'Mario Lago Vela' })
    expect(owners.map(({ id }) => id)).toContain(personId('one', 'doctor'))
    expect(owners.map(({ id }) => id)).not.toContain(personId('one', 'luis'))
    const ana = await clinic.as('ana@portico.test')
    expect((await ana('GET', 'api/metadata/owners')).status).toBe(403)
  })
  it('ADMIN-021 ADMIN-037 ADMIN-114 ADMIN-116 returns the plays of a video, in total and in a date range', async () => {
    const ever = (await admin('GET', 'api/stats/video?assetId=9001')).body
    expect(ever).toEqual({
      videoStats: {
        visualizations: 6,
        reprosAverage: 66.67,
        totalTimePlay: 400,
        mediaLoadTime: 0.2,
        deviceReproduced: { mobile: 3, desktop: 3 },
        assetsByCountry: { ES: 5, FR: 1 },
      },
      assetAnalytics: [
        { playStartTime: '2026-12-01', visualizations: 2, totalTimePlay: 100 },
        { playStartTime: '2031-01-02', visualizations: 4, totalTimePlay: 300 },
      ],
    })
    const dates = 'startDate=2026-11-01&endDate=2026-12-01'
    expect((await admin('GET', `api/stats/video/dates?assetId=9001&${dates}`)).body).toMatchObject({
      videoStats: { visualizations: 2 },
    })
    expect((await admin('GET', 'api/stats/video?assetId=9999')).status).toBe(404)
    expect((await admin('GET', 'api/stats/video/dates?assetId=9001&startDate=x&endDate=y')).status).toBe(400)
  })
  it('ADMIN-014 ADMIN-036 ADMIN-115 ADMIN-117 ADMIN-118 returns the plays of authors', async () => {
    const authors = (await admin('GET', 'api/stats/allAuthors?startDate=2031-01-01&endDate=2031-01-31'))
      .body as AuthorStatistics[]
    const played = authors.filter((author) => author.realVisualizations > 0)
    expect(played.map(({ ownerId, realVisualizations }) => [ownerId, realVisualizations])).toEqual([
      [admin1, 4],
      [videos1, 1],
    ])
    const one = (await admin('GET', `api/stats/author?authorId=${videos1}`)).body
    expect(one).toMatchObject({
      ownerName: 'Mario',
      totalTimePlay: 3600,
      impressions: 1,
      stimatedEarns: 0.12,
    })
    const none = `api/stats/author/dates?authorId=${videos1}&startDate=2020-01-01&endDate=2020-01-02`
    expect((await admin('GET', none)).body).toMatchObject({ realVisualizations: 0, reprosAverage: 0 })
  })
  it('ROLE-009 ROLE-010 an administrator of videos can open no other section', async () => {
    const call = await clinic.as('videos@portico.test')
    expect((await call('GET', 'api/metadata?page=0')).status).toBe(200)
    expect((await call('GET', 'api/categories?page=0')).status).toBe(403)
    expect((await call('GET', 'api/users/admin/users')).status).toBe(403)
  })
})
