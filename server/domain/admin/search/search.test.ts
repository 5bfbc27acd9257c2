// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordHit } from '../../../../schemas/generated/entities'
import { databases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'

describe.each(databases)('the search of all sections on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  const create = async (path: string, body: object) =>
    String(((await admin('POST', path, body)).body as { id: number | string }).id)
  const search = async (text: string, by = admin) =>
    (await by('GET', `api/search?search=${encodeURIComponent(text)}`)).body as RecordHit[]
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('ADMIN-018 finds records of several sections by name, without case, accents and commas', async () => {
    const company = await create('api/companies', { name: 'Xaría Ñu' })
    const user = await create('api/users/admin', { name: 'Nuño', surname: 'Xaria', email: 'nu@xaria.test' })
    expect(await search('xaria, nu')).toEqual([
      { entity: 'Company', id: company, name: 'Xaría Ñu' },
      { entity: 'AdminUser', id: user, name: 'Xaria, Nuño', detail: 'nu@xaria.test' },
    ])
    expect(await search('xaria nadie')).toEqual([])
    expect(await search('  ,')).toEqual([])
  })
  it('ADMIN-018 a doctor is found once, with their specialties as detail', async () => {
    const { items } = (await admin('GET', 'api/doctors?page=0&size=25')).body as {
      items: { id: number; name: string; surname: string; specialties: number[] }[]
    }
    const doctor = items.find(({ specialties }) => specialties.length > 0)
    const hits = await search(`${doctor?.surname} ${doctor?.name}`)
    const found = hits.filter(({ entity, id }) => entity !== 'AdminUser' && id === String(doctor?.id))
    expect(found).toMatchObject([{ entity: 'AdminDoctor', detail: expect.stringMatching(/\w/) as string }])
  })
  it.each([
    ['api/specialties-categories', 'AdminSpecialtyCategory', 'Xeno'],
    ['api/insurers', 'AdminInsurer', 'Xylo'],
    ['api/consultation-specialties', 'AdminSpecialty', 'Xanto'],
  ])('ADMIN-018 CONST-004 %s are found by their names in every language', async (path, entity, word) => {
    const name = `Curación ${word}`
    const id = await create(path, { name, translations: { en: { name: `Hëaling ${word}` } } })
    expect(await search(`healing ${word}`)).toEqual([{ entity, id, name }])
    const { body } = await admin('GET', `${path}?page=0&size=25&search=healing ${word}`)
    expect((body as { items: { name: string }[] }).items.map((item) => item.name)).toEqual([name])
    // The name of a language is not a text of the record.
    expect(await search(`translations ${word}`)).toEqual([])
  })
  it('ADMIN-018 returns at most five records of a section', async () => {
    for (let index = 0; index < 7; index++) await create('api/companies', { name: `Zeppelin ${index}` })
    const names = (await search('zeppelin')).map(({ name }) => name)
    expect(names).toEqual(Array.from({ length: 5 }, (_, index) => `Zeppelin ${index}`))
  })
  it('ROLE-019 an administrator finds records of their own sections only', async () => {
    const roles = ['UsersAdministrator']
    await create('api/users/admin', { name: 'clerk', email: 'clerk@portico.test', roles })
    const clerk = await clinic.as('clerk@portico.test')
    await create('api/agreements', { name: 'Wolframio' })
    expect(await search('wolframio')).toHaveLength(1)
    // Users may read agreements as options of their form, but have no section for them.
    expect(await search('wolframio', clerk)).toEqual([])
  })
})
