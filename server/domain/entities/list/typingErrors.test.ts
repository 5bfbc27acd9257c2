// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordHit } from '../../../../schemas/generated/entities'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { databases } from '../../../test/databases'

const vowels = 'aeiou'

/** The mistakes of somebody who types a name quickly; `at` is a letter inside it. */
const mistakes = {
  'a letter left out': (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  'a letter typed twice': (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
  'another letter': (word: string, at: number) =>
    word.slice(0, at) + (vowels.includes(word.charAt(at)) ? 'x' : 'u') + word.slice(at + 1),
  'two letters swapped': (word: string, at: number) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
}

describe.each(databases)('typing errors in searches on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let names: string[]
  const listed = async (search: string, path = 'api/users/admin/users') => {
    const query = new URLSearchParams({ page: '0', size: '100', search })
    const { body } = await admin('GET', `${path}?${query}`)
    return (body as { items: { surname?: string; name: string }[] }).items
  }
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    const rows = await clinic.db.query<{ name: string }>(
      `select distinct split_part(surname, ' ', 1) as name from person where tenant = 'one' and surname is not null order by 1`,
    )
    names = rows
      .map(({ name }) => name)
      .filter((name) => /^\p{L}{6,}$/u.test(name))
      .slice(0, 15)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it.each(Object.entries(mistakes))('ADMIN-018 a surname with %s finds its people', async (_, mistake) => {
    expect(names.length).toBeGreaterThan(5)
    const missed: string[] = []
    let tried = 0
    for (const [index, name] of names.entries()) {
      const typed = mistake(name, 1 + (index % (name.length - 2)))
      const same = await clinic.db.query(
        `select from person where tenant = 'one' and search like folded($1) limit 1`,
        [`%${typed}%`],
      )
      // Another name, and no mistake.
      if (same.length > 0) continue
      tried++
      const found = await listed(typed)
      if (!found.some(({ surname = '' }) => surname.includes(name))) missed.push(`${typed} (${name})`)
    }
    expect([missed, tried > 10]).toEqual([[], true])
  })

  it('ADMIN-018 a word that is found as it is typed stands for itself alone', async () => {
    for (const name of ['Xirgueta', 'Xirguetas']) await admin('POST', 'api/companies', { name })
    const found = async (search: string) => (await listed(search, 'api/companies')).map(({ name }) => name)
    expect(await found('xirguetas')).toEqual(['Xirguetas'])
    expect(await found('xirgueats')).toContain('Xirguetas')
    expect(await found('zzqqkkww')).toEqual([])
  })

  it('ADMIN-018 numbers are exact, and so are words of three letters', async () => {
    await admin('POST', 'api/companies', { name: 'Qwz 600123456' })
    expect(await listed('600123456', 'api/companies')).toHaveLength(1)
    expect(await listed('600123457', 'api/companies')).toEqual([])
    expect(await listed('Qwy', 'api/companies')).toEqual([])
  })

  it('ADMIN-018 the search of all sections forgives where no section has what was typed', async () => {
    await admin('POST', 'api/companies', { name: 'Xilofonista' })
    const search = async (text: string) =>
      (await admin('GET', `api/search?search=${text}`)).body as RecordHit[]
    expect(await search('xilofonitsa')).toMatchObject([{ entity: 'Company', name: 'Xilofonista' }])
    await admin('POST', 'api/agreements', { name: 'Xilofonitsa' })
    expect((await search('xilofonitsa')).map(({ name }) => name)).toEqual(['Xilofonitsa'])
  })
})
