// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Video, VideoText, VideoTexts } from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../test/clinic/clinic'

const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Ana>Siéntate.\n'
const text: VideoText = {
  captions,
  chapters: [
    { start: 0, title: 'Antes' },
    { start: 30, title: 'Después' },
  ],
  version: 0,
}

describe.each(ruleDatabases)('captions and chapters that an administrator edits, on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let luis: Caller
  let uploaded: number
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['videoAdvices'])
    admin = await clinic.as('admin@portico.test')
    luis = await clinic.as('luis@portico.test')
    const [row] = await clinic.db.query<{ id: number }>(
      `insert into video (tenant, title, media, duration, publishment_date) values ('one', 'zz subido', 'upload', 60, '2027-01-01')
       returning id`,
    )
    uploaded = row?.id ?? 0
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const read = async (id: number) => (await admin('GET', `api/metadata/${id}/texts`)).body as VideoTexts
  const save = (id: number, body: object, language = 'es', call = admin) =>
    call('PUT', `api/metadata/${id}/texts/${language}`, body)
  const watch = async (id: number, language = 'es') =>
    (await luis('GET', `api/videos/${id}`, undefined, { 'accept-language': language })).body as Video

  it('ADMIN-022 VIDEO-026 VIDEO-001 an uploaded video gets captions and chapters, which patients see at once', async () => {
    expect(await read(uploaded)).toEqual({})
    expect(await watch(uploaded)).toMatchObject({ captions: [], chapters: [] })
    expect(await save(uploaded, text)).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await read(uploaded)).toEqual({ es: { ...text, version: 1 } })
    expect(await watch(uploaded)).toMatchObject({ captions: ['es'], chapters: text.chapters })
    expect((await watch(uploaded, 'en')).chapters).toEqual(text.chapters)
    expect((await luis('GET', `api/videos/${uploaded}/captions/es`)).body).toEqual([
      { start: 1, end: 4, text: 'Siéntate.' },
    ])
    expect((await luis('GET', `api/videos/${uploaded}/captions/en`)).status).toBe(404)
  })

  it('ADMIN-022 a save from an older version is refused, and captions can be taken away', async () => {
    expect(await save(uploaded, text)).toMatchObject({ status: 409, body: { message: 'VERSION_CONFLICT' } })
    const without = { captions: '', chapters: [], version: 1 }
    expect((await save(uploaded, without)).body).toEqual({ version: 2 })
    expect(await watch(uploaded)).toMatchObject({ captions: [], chapters: [] })
  })

  it('ADMIN-022 the texts that came with a video are read, and replaced in one language only', async () => {
    const all = (await luis('GET', 'api/videos/new')).body as Video[]
    const id = all.find(({ title }) => title === 'Cocinar sin sal y con gusto')?.id ?? 0
    const before = await read(id)
    expect(before['es']).toMatchObject({ captions: expect.stringMatching(/^WEBVTT/) as string, version: 0 })
    const english = await watch(id, 'en')
    const chapters = [{ start: 0, title: 'Otro' }]
    expect((await save(id, { captions: '', chapters, version: 0 })).status).toBe(200)
    expect(await watch(id)).toMatchObject({ captions: ['en'], chapters })
    expect((await watch(id, 'en')).chapters).toEqual(english.chapters)
    expect(english.chapters?.length).toBeGreaterThan(0)
  })

  it.each([
    ['captions without a sentence', { captions: 'hola' }],
    ['two chapters at once', { chapters: [text.chapters[0], text.chapters[0]] }],
    ['a chapter after the end', { chapters: [{ start: 60, title: 'x' }] }],
    ['a chapter without a title', { chapters: [{ start: 0, title: ' ' }] }],
    ['another field', { more: 1 }],
  ])('refuses %s', async (_, more) => {
    expect(await save(uploaded, { ...text, version: 2, ...more })).toMatchObject({
      status: 400,
      body: { message: 'FORMAT_NOT_VALID' },
    })
  })

  it('ROLE-010 nobody else edits them, nor in a language or of a video that is not there', async () => {
    expect((await save(uploaded, text, 'es', luis)).status).toBe(403)
    expect((await luis('GET', `api/metadata/${uploaded}/texts`)).status).toBe(403)
    for (const language of ['fr', '__proto__'])
      expect((await save(uploaded, text, language)).status).toBe(404)
    expect((await save(99_999, text)).status).toBe(404)
    expect((await admin('GET', 'api/metadata/99999/texts')).status).toBe(404)
  })
})
