// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry, Category } from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

describe.each(ruleDatabases)('tags of categories on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    await clinic.db.exec(`insert into video (tenant, id, title, duration) overriding system value values
      ('one', 9101, 'zz Uno', 60), ('one', 9102, 'zz Dos', 60)`)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const read = async (id: number) => (await admin('GET', `api/categories/${id}`)).body as Category
  const make = async (names: readonly string[]) => {
    const body = { name: 'zz Piernas', tags: names.map((name) => ({ name })) }
    return read(((await admin('POST', 'api/categories', body)).body as { id: number }).id)
  }
  const save = (one: Category, part: object) =>
    admin('PUT', `api/categories/${one.id}`, {
      name: one.name,
      tags: one.tags,
      version: one.version,
      ...part,
    })
  const give = async (assetId: number, tags: readonly { id?: number | undefined }[]) => {
    const { body } = await admin('GET', `api/metadata/azure?metadataId=${assetId}`)
    const { version } = body as { version: number }
    return admin('POST', 'api/metadata', { assetId, tags: tags.map(({ id }) => ({ id })), version })
  }
  const shown = ({ tags }: Category) => tags.map(({ name, videos }) => [name, videos])

  it('ADMIN-109 ADMIN-023 a tag that is sent again without its id keeps its videos', async () => {
    const { id = 0, tags } = await make(['muslos', 'gemelos'])
    await give(9101, tags.slice(1))
    const saved = await save(await read(id), { tags: [tags[0], { name: 'gemelos' }], name: 'zz Otra' })
    expect(saved.status).toBe(200)
    const after = await read(id)
    expect(after.tags.map((tag) => tag.id)).toEqual(tags.map((tag) => tag.id))
    expect(shown(after)).toEqual([
      ['muslos', 0],
      ['gemelos', 1],
    ])
  })
  it('ADMIN-023 CONST-004 a category and its tags have names in each language, which a restored tag gets back', async () => {
    const body = {
      name: 'zz Piernas',
      translations: { en: { name: 'zz Legs' } },
      tags: [{ name: 'muslos', translations: { en: { name: 'thighs' } } }, { name: 'gemelos' }],
    }
    const { id } = (await admin('POST', 'api/categories', body)).body as { id: number }
    const made = await read(id)
    expect(made).toMatchObject(body)
    const { translations } = body
    expect((await save(made, { translations, tags: made.tags.slice(1) })).status).toBe(200)
    await save(await read(id), { translations, tags: made.tags })
    expect((await read(id)).tags).toEqual(made.tags)
    const ana = await clinic.as('ana@portico.test')
    const seen = async (language: string) =>
      (await ana('GET', `api/categories/${id}`, undefined, { 'accept-language': language })).body
    expect(await seen('en')).toMatchObject({
      name: 'zz Legs',
      tags: [{ name: 'thighs' }, { name: 'gemelos' }],
    })
    expect(await seen('es')).toMatchObject({ name: 'zz Piernas', tags: [{ name: 'muslos' }, {}] })
    const found = (await admin('GET', 'api/categories?page=0&search=legs')).body as { items: Category[] }
    expect(found.items.map((one) => one.id)).toEqual([id])
  })
  it('ERR-055 a category without a tag is refused', async () => {
    const { status, body } = await admin('POST', 'api/categories', { name: 'zz Vacía', tags: [] })
    expect([status, body]).toMatchObject([
      400,
      { message: 'FORMAT_NOT_VALID', details: { fields: [{ path: '/tags', keyword: 'minItems' }] } },
    ])
  })
  it('ADMIN-109 ADMIN-018 a removed tag that is added again gets its id and videos back', async () => {
    const begun = await make(['muslos', 'gemelos'])
    await give(9101, begun.tags)
    await give(9102, begun.tags.slice(1))
    const before = await read(begun.id ?? 0)
    await save(before, { tags: before.tags.slice(0, 1) })
    const without = await read(begun.id ?? 0)
    expect(shown(without)).toEqual([['muslos', 1]])
    await clinic.db.exec(`delete from video_tag where tenant = 'one' and video_id = 9102`)
    await clinic.db.exec(`delete from video where tenant = 'one' and id = 9102`)
    expect((await save(without, { tags: before.tags })).status).toBe(200)
    const back = await read(begun.id ?? 0)
    expect(back.tags.map(({ id }) => id)).toEqual(before.tags.map(({ id }) => id))
    expect(shown(back)).toEqual([
      ['muslos', 1],
      ['gemelos', 1],
    ])
    const [last] = (await admin('GET', `api/audit/Category/${begun.id}`)).body as AuditEntry[]
    expect(last).toMatchObject({ action: 'update', before: { tags: [{ name: 'muslos' }] } })
  })
  it('ADMIN-109 an unknown id creates a tag; an id of another category or a duplicate is rejected', async () => {
    const one = await make(['muslos'])
    const other = await make(['brazos'])
    const [own] = one.tags
    const refused = async (tags: readonly object[]) => (await save(one, { tags: [own, ...tags] })).body
    const [foreign] = other.tags
    expect(await refused([{ id: foreign?.id, name: 'brazos' }])).toMatchObject({
      details: { fields: [{ path: '/tags/1/id', keyword: 'exists' }] },
    })
    expect(await refused([{ id: own?.id, name: 'más' }])).toMatchObject({
      details: { fields: [{ path: '/tags/1/id', keyword: 'uniqueItems' }] },
    })
    const odd = [2_147_483_647, 2_000_000_000].map((id) => ({ id, name: `zz ${id}` }))
    expect((await save(one, { tags: [own, ...odd] })).status).toBe(200)
    const { tags } = await read(one.id ?? 0)
    expect(tags.map(({ name }) => name)).toEqual(['muslos', ...odd.map(({ name }) => name)])
    expect(tags.slice(1).every(({ id = 0 }) => id < 1_000_000)).toBe(true)
    // A tag removed from another category is not restored here.
    const both = await save(other, { tags: [{ name: 'codos' }] })
    expect(both.status).toBe(200)
    await save(await read(one.id ?? 0), { tags: [own, { id: foreign?.id, name: 'brazos' }] })
    expect((await read(one.id ?? 0)).tags[1]?.id).not.toBe(foreign?.id)
  })
})
