// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category, Video, VideoMarks, VideoPage, VideoTag } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { databases } from '../../test/databases'
import { readHomeIds } from './homeCategories'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

describe.each(databases)('health videos on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['videoAdvices'])
    luis = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const list = async (path: string, call = luis) => (await call('GET', `api/videos/${path}`)).body as Video[]
  const page = async (path: string) => (await luis('GET', `api/videos/${path}`)).body as VideoPage
  const titles = async (path: string) => (await list(path)).map(({ title }) => title)
  const idOf = async (title: string) => (await list('new')).find((video) => video.title === title)?.id ?? 0
  const givePlan = (plan: number | null, key = 'luis') =>
    clinic.db.query(`update person set plan_id = $1 where tenant = 'one' and id = $2`, [
      plan,
      personId('one', key),
    ])

  it('VIDEO-025 VIDEO-010 lists published videos, the newest first, with every field', async () => {
    const all = await list('new')
    expect(all[0]).toMatchObject({
      title: 'Respirar despacio para bajar la tensión',
      duration: 24,
      categories: [{ name: 'Corazón' }, { name: 'Descanso' }],
      tags: [{ name: 'respirar' }, { name: 'tensión' }],
      isFavorite: false,
      isWatchLater: false,
      isLiked: false,
      isLocked: false,
      owner: { fullName: expect.stringMatching(/^Dra?\. /) as string },
    })
    expect(all[0]?.likesCounter).toBeGreaterThan(10)
    expect(all[0]).toMatchObject({ assetId: all[0]?.id, ownerId: all[0]?.owner?.id })
    expect(all[0]?.userId).toBeTypeOf('string')
    const dates = all.map(({ publishmentDate }) => publishmentDate ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('VIDEO-025 C-107 a video without files, without a date, or of tomorrow is not there', async () => {
    const before = (await list('new')).length
    await clinic.db.exec(`insert into video (tenant, title, media, publishment_date) values
      ('one', 'zz sin archivo', null, '2027-01-01'), ('one', 'zz sin fecha', 'salt', null),
      ('one', 'zz mañana', 'salt', '2027-01-12')`)
    expect(await list('new')).toHaveLength(before)
    const [row] = await clinic.db.query<{ id: number }>(`select id from video where title = 'zz mañana'`)
    expect((await luis('GET', `api/videos/${row?.id}`)).status).toBe(404)
    expect((await luis('POST', `api/users/favorite/${row?.id}`)).status).toBe(404)
    clinic.setNow(new Date('2027-01-12T00:00:01Z'))
    expect(await titles('new')).toContain('zz mañana')
    clinic.setNow(NOW)
  })

  it('VIDEO-010 VIDEO-033 CONST-004 CONST-005 titles, tags, categories and searches are in the language of the request', async () => {
    const read = async <T>(path: string): Promise<T> =>
      (await luis('GET', `api/${path}`, undefined, { 'accept-language': 'en' })).body as T
    const [first] = await read<Video[]>('videos/new')
    expect(first).toMatchObject({
      title: 'Breathe slowly to lower your blood pressure',
      description: expect.stringMatching(/^One guided minute/) as string,
      categories: [{ name: 'Heart' }, { name: 'Rest' }],
      tags: [{ name: 'blood pressure' }, { name: 'breathing' }],
    })
    expect((await read<Video>(`videos/${first?.id}`)).title).toBe(first?.title)
    const [home] = await read<Category[]>('categories/home')
    expect(['Movement', 'Food', 'Rest', 'Family', 'Heart']).toContain(home?.name)
    const tags = (await read<VideoTag[]>('tags')).map(({ name }) => name)
    expect(tags).toEqual(tags.toSorted())
    expect(tags).toContain('stretching')
    expect((await read<VideoTag[]>(`categories/${home?.id}/tags`))[0]?.name).toMatch(/^[a-z ]+$/)
    expect((await read<Video[]>('videos/search?searchterm=Sleep'))[0]?.title).toMatch(/sleep/i)
    await clinic.db.query('update video set translations = null where id = $1', [first?.id])
    expect((await read<Video[]>('videos/new'))[0]?.title).toBe('Respirar despacio para bajar la tensión')
  })

  it('VIDEO-029 CONST-027 a category comes in pages of 15 with their total', async () => {
    const [first] = (await luis('GET', 'api/categories')).body as Category[]
    const categories = (await luis('GET', 'api/categories')).body as Category[]
    const movement = categories.find(({ name }) => name === 'Movimiento') ?? first
    const one = await page(`category/${movement?.id}?page=0&size=15`)
    const two = await page(`category/${movement?.id}?page=1&size=15`)
    expect(one.items).toHaveLength(15)
    expect(one.total).toBe(15 + two.items.length)
    expect(new Set([...one.items, ...two.items].map(({ id }) => id)).size).toBe(one.total)
    expect(one.items.every((video) => video.categories.some(({ id }) => id === movement?.id))).toBe(true)
    expect((await luis('GET', `api/videos/new?page=-1`)).status).toBe(400)
    expect((await luis('GET', `api/videos/new?page=0&size=101`)).status).toBe(400)
  })

  it('VIDEO-003 VIDEO-028 VIDEO-034 VIDEO-035 VIDEO-036 VIDEO-037 VIDEO-038 categories and tags lead to their videos', async () => {
    const home = (await luis('GET', 'api/categories/home')).body as Category[]
    expect(home).toHaveLength(4)
    const [category] = ((await luis('GET', 'api/categories')).body as Category[]).filter(
      ({ name }) => name === 'Corazón',
    )
    expect((await luis('GET', `api/categories/${category?.id}`)).body).toMatchObject({ name: 'Corazón' })
    const tags = (await luis('GET', `api/categories/${category?.id}/tags`)).body as VideoTag[]
    expect(tags.map(({ name }) => name)).toEqual(['tensión', 'colesterol', 'medicinas'])
    expect(await titles(`tag/${tags[2]?.id}`)).toEqual([
      'Ordenar las medicinas de la semana',
      'Para qué sirve cada medicina del corazón',
    ])
    const inCategory = (await luis('GET', `api/videos/category/${category?.id}?page=0&size=50`)).body as {
      items: Video[]
    }
    expect(inCategory.items.length).toBeGreaterThan(1)
    for (const { categories } of inCategory.items)
      expect(categories).toContainEqual(expect.objectContaining({ name: 'Corazón' }))
    const used = ((await luis('GET', 'api/tags')).body as VideoTag[]).map(({ name }) => name)
    expect(used).toContain('medicinas')
    expect(used).not.toContain('colesterol')
    expect((await luis('GET', 'api/categories/99999/tags')).status).toBe(404)
  })

  it('VIDEO-036 the categories of the gallery are those that were played most in the last 30 days', async () => {
    const { db } = clinic
    const today = NOW.toISOString().slice(0, 10)
    // Another object has a memory of its own.
    const home = () => readHomeIds({ ...db }, { tenant: 'one', today })
    const all = await db.query<{ id: number; video: number }>(
      `select t.category_id as id, max(x.video_id) as video from tag t
       join video_tag x on x.tenant = t.tenant and x.tag_id = t.id where t.tenant = 'one'
       and (select count(distinct o.category_id) from video_tag y join tag o on o.tenant = y.tenant and o.id = y.tag_id
         where y.tenant = 'one' and y.video_id = x.video_id) = 1 group by 1 order by 1`,
    )
    const play = (video: number | undefined, day: string) =>
      db.query(
        `insert into video_day (tenant, video_id, day, plays, impressions, played, waited, devices, countries)
         values ('one', $1, $2, 9, 0, 0, 0, '{}', '{}')`,
        [video, day],
      )
    await db.exec(`delete from video_day where tenant = 'one'`)
    for (const { id, video } of all) {
      await play(video, today)
      expect((await home())[0]).toBe(id)
      await db.exec(`update video_day set day = '2026-11-01' where tenant = 'one'`)
    }
    expect(all.length).toBeGreaterThan(3)
  })

  it('VIDEO-027 lists the videos of one professional', async () => {
    const [{ ownerId }] = (await list('new')) as [Video]
    const own = await list(`owner/${ownerId}`)
    expect(own.length).toBeGreaterThan(3)
    expect(own.every((video) => video.ownerId === ownerId)).toBe(true)
    expect(await list('owner/99999')).toEqual([])
  })

  it('VIDEO-030 related videos share a tag before they share a category, and leave the video itself out', async () => {
    const id = await idOf('Siestas cortas')
    const related = await list(`related/${id}`)
    const shareTag = related.map(({ tags }) => tags.some(({ name }) => name === 'dormir'))
    expect(shareTag).toContain(false)
    expect(shareTag.lastIndexOf(true)).toBe(shareTag.indexOf(false) - 1)
    expect(related.map((video) => video.id)).not.toContain(id)
  })

  it('VIDEO-004 VIDEO-007 VIDEO-008 VIDEO-023 VIDEO-024 VIDEO-031 VIDEO-032 C-107 marks toggle and belong to one person', async () => {
    const id = await idOf('Siestas cortas')
    const other = await idOf('Pantallas y sueño')
    const add = async (kind: string, video: number, call = luis) =>
      (await call('POST', `api/users/${kind}/${video}`)).body as VideoMarks
    expect(await add('favorite', id)).toMatchObject({ id, isFavorite: true, isWatchLater: false })
    clinic.setNow(new Date(NOW.getTime() + 1000))
    await add('favorite', other)
    expect(await add('watchlater', id)).toMatchObject({ isFavorite: true, isWatchLater: true })
    expect((await list('favorites')).map((video) => video.id)).toEqual([other, id])
    expect((await list('watchlater')).map((video) => video.id)).toEqual([id])
    expect((await luis('GET', `api/videos/${id}`)).body).toMatchObject({ isFavorite: true })
    expect(await add('favorite', other)).toMatchObject({ isFavorite: false })
    expect((await list('favorites')).map((video) => video.id)).toEqual([id])
    expect(await add('watchlater', id)).toMatchObject({ isFavorite: true, isWatchLater: false })
    expect(await list('watchlater')).toEqual([])
    const doctor = await clinic.as('doctor@portico.test')
    expect(await list('favorites', doctor)).toEqual([])
    clinic.setNow(NOW)
  })

  it('VIDEO-010 a like counts once, and an extra field is refused', async () => {
    const id = await idOf('Siestas cortas')
    const like = async (isLiked: boolean) =>
      (await luis('PUT', `api/videos/${id}/like`, { isLiked })).body as VideoMarks
    const { likesCounter = 0 } = await like(false)
    expect(await like(true)).toMatchObject({ isLiked: true, likesCounter: likesCounter + 1 })
    expect(await like(true)).toMatchObject({ likesCounter: likesCounter + 1 })
    expect(await like(false)).toMatchObject({ isLiked: false, likesCounter })
    expect((await luis('PUT', `api/videos/${id}/like`, { isLiked: true, likesCounter: 9 })).status).toBe(400)
  })

  it('VIDEO-013 VIDEO-026 ERR-038 C-109 a video of another plan is locked, and says which plans include it', async () => {
    const title = 'Medirse el azúcar paso a paso'
    const locked = (await list('new')).find((video) => video.title === title)
    expect(locked).toMatchObject({ isLocked: true, planIds: [2, 3] })
    expect(locked?.url).toBeUndefined()
    const refused = await luis('GET', `api/videos/${locked?.id}`)
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'NOTAUTHORIZED', details: { title, planIds: [2, 3] } },
    })
    expect((await luis('GET', `api/videos/${locked?.id}/captions/es`)).status).toBe(403)
    await givePlan(3)
    expect((await luis('GET', `api/videos/${locked?.id}`)).body).toMatchObject({ isLocked: false, title })
    await givePlan(null)
  })

  it('VIDEO-013 FAMILY-003 the plan of the person who looks after a dependent counts, that of an administrator does not', async () => {
    const title = 'Medirse el azúcar paso a paso'
    const isLocked = async (email: string, subject: string) => {
      const call = await clinic.as(email)
      const acting = { 'x-impersonation-user': personId('one', subject) }
      const { body } = await call('GET', 'api/videos/new', undefined, acting)
      return (body as Video[]).find((video) => video.title === title)?.isLocked
    }
    await givePlan(3, 'ana')
    await givePlan(3, 'admin')
    expect(await isLocked('ana@portico.test', 'ana/child')).toBe(false)
    expect(await isLocked('admin@portico.test', 'luis')).toBe(true)
  })

  it('VIDEO-026 VIDEO-001 one video has files, chapters in the language of the request, and captions', async () => {
    const id = await idOf('Tomarse la tensión en casa, bien')
    const { body } = await luis('GET', `api/videos/${id}`, undefined, { 'accept-language': 'en' })
    const video = body as Video
    expect(video.sources?.map(({ height }) => height)).toEqual([540, 540, 240])
    expect(video.url).toBe(video.sources?.[0]?.url)
    expect(video.chapters).toEqual([
      { start: 0, title: 'Before you start' },
      { start: 8, title: 'Putting on the cuff' },
      { start: 20, title: 'Writing the number down' },
    ])
    expect(video.captions).toEqual(['es', 'en'])
    expect((await luis('GET', `api/videos/${id}/captions/es`)).body).toContainEqual({
      start: 8,
      end: 11.9,
      text: 'Apoya el brazo en la mesa, a la altura del corazón.',
    })
    expect((await luis('GET', `api/videos/${id}/captions/fr`)).status).toBe(404)
    expect((await luis('GET', 'api/videos/99999')).status).toBe(404)
  })

  it('FEAT-025 a tenant without the feature has no videos', async () => {
    const other = await clinic.as('luis@portico.test', 'two')
    for (const path of [
      'videos/new',
      'videos/search?searchterm=sal',
      'tags',
      'categories/home',
      'video-reports/key',
    ])
      expect([path, (await other('GET', `api/${path}`)).status]).toEqual([path, 404])
  })

  it('VIDEO-023 VIDEO-024 VIDEO-034 VIDEO-035 marks and categories need a session', async () => {
    const visitor = await clinic.as()
    for (const path of ['favorite', 'watchlater'])
      expect((await visitor('POST', `api/users/${path}/1`)).status).toBe(401)
    for (const path of ['categories', 'categories/1'])
      expect((await visitor('GET', `api/${path}`)).status).toBe(401)
  })
})
