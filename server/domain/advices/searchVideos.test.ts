// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Video, VideoPage } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { writeMissingLines } from './lines/writeLines'

describe.each(databases)('the search of health videos on %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['videoAdvices'])
    luis = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const list = async (path: string) => (await luis('GET', `api/videos/${path}`)).body as Video[]
  const page = async (path: string) => (await luis('GET', `api/videos/${path}`)).body as VideoPage
  const titles = async (path: string) => (await list(path)).map(({ title }) => title)
  const idOf = async (title: string) => (await list('new')).find((video) => video.title === title)?.id ?? 0

  it.each([
    ['accents', 'tension'],
    ['a letter too few', 'tnsion'],
    ['letters in another order', 'tenison'],
    ['the word in a sentence', 'bajar la TENSIÓN'],
  ])('VIDEO-033 a search forgives %s', async (_, term) => {
    expect(await titles(`search?searchterm=${encodeURIComponent(term)}`)).toContain(
      'Respirar despacio para bajar la tensión',
    )
  })

  it.each([
    ['embaraso', /Embarazo/],
    ['legumbers', /Legumbres/],
    ['azúcar pinchar', /azúcar/],
    ['Legumbres para la comida', /Legumbres/],
    ['Desayunos para la comida', /Desayunos/],
  ])('VIDEO-033 a search for «%s» finds %s', async (term, title) => {
    const [found = 'nothing'] = await titles(`search?searchterm=${encodeURIComponent(term)}`)
    expect(found).toMatch(title)
  })

  it('VIDEO-033 a search finds what is said and the chapters, after titles and subjects, with the moment', async () => {
    await writeMissingLines(clinic.db, ['one'])
    const { items, total } = await page('search?searchterm=mareas&page=0')
    const moment = { start: 20, text: 'Si te mareas, para y respira como siempre.', isChapter: false }
    expect(total).toBeGreaterThan(0)
    expect(items.map(({ moments }) => moments)).toEqual(items.map(() => [moment]))
    const id = await idOf('Legumbres en veinte minutos')
    const chapters = [{ start: 2, title: 'Garbanzos en remojo' }]
    const admin = await clinic.as('admin@portico.test')
    const saved = await admin('PUT', `api/metadata/${id}/texts/es`, { captions: '', chapters, version: 0 })
    expect(saved.status).toBe(200)
    expect((await page('search?searchterm=garbanzos&page=0')).total).toBe(0)
    await writeMissingLines(clinic.db, ['one'])
    expect((await page('search?searchterm=garbanzos&page=0')).items[0]).toMatchObject({
      id,
      moments: [{ start: 2, text: 'Garbanzos en remojo', isChapter: true }],
    })
    // Nothing of a video that the plan does not include.
    await clinic.db.query(`update video set plan_ids = '{1}' where tenant = 'one' and id = $1`, [id])
    const [locked] = (await page('search?searchterm=garbanzos&page=0')).items
    expect(locked).toMatchObject({ id, isLocked: true })
    expect(locked).not.toHaveProperty('moments')
    await clinic.db.query(`update video set plan_ids = '{}' where tenant = 'one' and id = $1`, [id])
    await clinic.db.query(`delete from video where tenant = 'one' and id = $1`, [id])
    expect(await clinic.db.query('select from video_line where video_id = $1', [id])).toEqual([])
  })

  it('VIDEO-033 where no video has all the words, those with most of them are found, and the page says so', async () => {
    const answer = await page('search?searchterm=dormir%20hipopótamo&page=0')
    expect(answer.isPartial).toBe(true)
    expect(answer.items[0]?.title).toMatch(/dormir/i)
    expect(await page('search?searchterm=dormir&page=0')).toMatchObject({ isPartial: false })
    expect(await page('search?searchterm=hipopótamo%20ornitorrinco&page=0')).toMatchObject({
      total: 0,
      isPartial: false,
    })
  })

  it('VIDEO-033 a search finds tags and authors, best first, and returns nothing if no video matches', async () => {
    const found = await titles('search?searchterm=dormir')
    expect(found[0]).toMatch(/dormir/i)
    expect(found).toContain('Siestas cortas')
    const [{ owner }] = (await list('new')) as [Video]
    const surname = owner?.fullName.split(' ')[2] ?? ''
    const byAuthor = await list(`search?searchterm=${encodeURIComponent(surname)}`)
    expect(byAuthor.some((video) => video.owner?.fullName === owner?.fullName)).toBe(true)
    expect(await titles('search?searchterm=tiroides')).toEqual([])
    expect(await titles('search?searchterm=%25_%27')).toEqual([])
    expect(await page('search?searchterm=caminar&page=0&size=3')).toMatchObject({ items: { length: 3 } })
  })
})
