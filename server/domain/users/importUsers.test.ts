// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminUserPage, ImportLine } from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'

const path = 'api/users/admin/import-users'

describe.each(ruleDatabases)('the import of users on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const send = async (content: string | Buffer, name = 'users.csv', columns?: string[]) => {
    const query = columns ? `?columns=${columns.join(',')}` : ''
    const { status, body } = await upload(admin, `${path}${query}`, name, content)
    if (status !== 200) return [status, body]
    return String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine)
  }
  const found = async (search: string) =>
    ((await admin('GET', `api/users/admin/users?search=${search}`)).body as AdminUserPage).items

  it('ADMIN-015 ADMIN-159 valid lines are imported, each invalid line is reported, and a second run changes nothing', async () => {
    const line = (index: number) =>
      index % 50 === 7
        ? `Malo ${index};Importado;${index}@import.test;31-02-1990;`
        : `Persona ${index};Importado;p${index}@import.test;01-02-1990;+34 600 000 ${100 + index}`
    const lines = Array.from({ length: 220 }, (_, index) => line(index))
    const file = ['name;surname;email;birthDate;phone', ...lines].join('\r\n')
    const messages = await send(file)
    const refused = [7, 57, 107, 157, 207].map((index) => ({
      line: index + 2,
      field: 'birthDate',
      keyword: 'format',
      value: '31-02-1990',
    }))
    expect(messages.filter((one) => 'line' in (one as object))).toEqual(refused)
    expect(messages).toContainEqual({ done: 100, created: 98, updated: 0, unchanged: 0, refused: 2 })
    expect(messages.at(-1)).toEqual({ total: 220, created: 215, updated: 0, unchanged: 0, refused: 5 })
    expect((await send(file)).at(-1)).toEqual({
      total: 220,
      created: 0,
      updated: 0,
      unchanged: 215,
      refused: 5,
    })
    expect(await found('p219@import')).toMatchObject([{ birthDate: '1990-02-01', version: 1 }])
  })
  it('ADMIN-159 a line changes only the fields that it contains', async () => {
    await send('name,identificationNumber,phone\nPrimera,X77,600000001')
    expect((await send('name,identificationNumber,surname\nPrimera,X77,Gil')).at(-1)).toMatchObject({
      updated: 1,
    })
    expect(await found('X77')).toMatchObject([{ phone: '600000001', surname: 'Gil', version: 2 }])
  })
  it('ADMIN-159 what copying brings along is no part of a name, an e-mail, a telephone or a document', async () => {
    const file =
      'name,surname,email,phone,identificationNumber\nMar\u200Bía,García\u2011Gil,\uFEFFcopia@import.test\u00A0,+34\u00A0600\u2013111\u2013222,X\u200978'
    expect((await send(file)).at(-1)).toMatchObject({ created: 1 })
    expect(await found('copia@import')).toMatchObject([
      { name: 'María', surname: 'García-Gil', phone: '+34 600-111-222', identificationNumber: 'X78' },
    ])
    expect((await send(file)).at(-1)).toMatchObject({ unchanged: 1 })
  })
  it('ADMIN-159 of two lines about one person only the first is imported, so that a second run changes nothing', async () => {
    const file = 'name,email\nUna,dos@import.test\nOtra,DOS@import.test'
    const repeated = { line: 3, field: 'email', keyword: 'repeated', value: 'DOS@import.test', first: 2 }
    expect(await send(file)).toMatchObject([repeated, { done: 2 }, { created: 1, refused: 1 }])
    expect(await send(file)).toMatchObject([repeated, { done: 2 }, { unchanged: 1, refused: 1 }])
  })
  it.each([
    ['a formula', 'name,email\n=1+1,f@import.test', 'name', 'formula'],
    ['no identifying field', 'name\nAlguien', 'email', 'required'],
    ['no name', 'name,email\n,n@import.test', 'name', 'required'],
    ['no email address', 'name,email\nx,y', 'email', 'format'],
    ['an unknown agreement', 'name,externalId,agreementId\nx,E1,4711', 'agreementId', 'exists'],
    [
      'a number that does not match its type',
      'name,identificationNumberType,identificationNumber\nx,1,123',
      'identificationNumber',
      'pattern',
    ],
    ['text in a number field', 'name,externalId,gender\nx,E1,mujer', 'gender', 'type'],
    ['an invalid name of an existing user', 'name,email\n"a\0b",ana@portico.test', 'name', 'pattern'],
  ])('ADMIN-159 a line with %s is rejected', async (_, file, field, keyword) => {
    expect(await send(file)).toMatchObject([{ line: 2, field, keyword }, { done: 1 }, { refused: 1 }])
  })
  it.each([
    ['a date in the year 0', 'birthDate', '0000-01-01', 'pattern'],
    ['a plan id that is too large', 'planId', '99999999999', 'maximum'],
    ['an agreement id that is too large', 'agreementId', '99999999999', 'maximum'],
    ['a NUL character', 'externalId', 'a\0b', 'pattern'],
    ['a line break in a name', 'surname', '"a\nb"', 'pattern'],
  ])(
    'ADMIN-159 a line with %s is reported, and all others are imported',
    async (_, field, value, keyword) => {
      const line = (index: number) => `Buena;${keyword}${index}@${field}.test;${index === 29 ? value : ''}`
      const lines = Array.from({ length: 60 }, (_one, index) => line(index))
      const messages = await send([`name;email;${field}`, ...lines].join('\n'))
      expect(messages.filter((one) => 'line' in (one as object))).toMatchObject([{ field, keyword }])
      expect(messages.at(-1)).toMatchObject({ total: 60, created: 59, refused: 1 })
    },
  )
  it('ADMIN-159 reports a line that only the database rejects, and imports all others', async () => {
    await clinic.db.exec(`alter table person add constraint odd check (surname <> 'Raro')`)
    const file = 'name;surname;email\nA;Bien;c1@import.test\nB;Raro;c2@import.test\nC;Bien;c3@import.test'
    expect(await send(file)).toMatchObject([
      { line: 3, field: 'email', keyword: 'FORMAT_NOT_VALID', value: 'c2@import.test' },
      { done: 3 },
      { total: 3, created: 2, refused: 1 },
    ])
    await clinic.db.exec('alter table person drop constraint odd')
  })
  it('ADMIN-159 a file in another encoding than UTF-8 corrupts no name', async () => {
    const messages = await send(Buffer.from('name;email\nMuñoz;m1@utf.test\nPerez;m2@utf.test', 'latin1'))
    expect(messages).toMatchObject([
      { line: 2, field: 'name', keyword: 'encoding' },
      { done: 2 },
      { total: 2, created: 1, refused: 1 },
    ])
  })
  it('ADMIN-159 a quote within a cell is part of it', async () => {
    const messages = await send(
      'name;email\nUno;q1@quote.test\nJuan "Pepe" Gil;q2@quote.test\nTres;q3@quote.test',
    )
    expect(messages.at(-1)).toMatchObject({ total: 3, created: 3 })
    expect(await found('q2@quote')).toMatchObject([{ name: 'Juan "Pepe" Gil' }])
  })
  it.each([
    ['opened and never closed', '"Mal'],
    ['closed too early', '"Mal" Gil'],
  ])('ADMIN-159 a quote %s is reported, and the lines before it are imported', async (_, odd) => {
    const key = odd.length
    const good = Array.from({ length: 30 }, (_one, index) => `Bien;o${index}@open${key}.test`)
    const messages = await send(
      ['name;email', ...good, `${odd};mal@open${key}.test`, `Z;z@open${key}.test`].join('\n'),
    )
    const refused = { line: 32, field: 'name', keyword: 'quotes' }
    expect(messages.filter((one) => 'line' in (one as object))).toEqual([refused])
    expect(messages.at(-1)).toMatchObject({ total: 31, created: 30, refused: 1 })
  })
  it('ADMIN-159 empty rows of a spreadsheet are ignored', async () => {
    expect((await send('name;email\nA;e1@empty.test\n;\n;\n')).at(-1)).toMatchObject({ total: 1, refused: 0 })
  })
  it('ADMIN-159 reports a line with more cells than columns', async () => {
    expect(await send('name,email\nGil, Ana,extra@cells.test\nB,b@cells.test')).toMatchObject([
      { line: 2, keyword: 'cells' },
      { done: 2 },
      { created: 1, refused: 1 },
    ])
  })
  it.each([
    ['another kind of file', 'name\nx', 'users.xls'],
    ['a column that users have not', 'name,roles\nx,RolesAdministrator', 'users.csv'],
    ['a column that comes twice', 'name,email,name\nx,twice@import.test,y', 'users.csv'],
    ['a column of every object', '__proto__\nx', 'users.csv'],
    ['an open quote', 'name,email\n"x,y', 'users.csv'],
  ])('ADMIN-043 ADMIN-159 %s is rejected as a whole', async (_, file, name) => {
    expect(await send(file, name)).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
  })
  it('ADMIN-103 matching users are exported, with formulas escaped', async () => {
    await admin('POST', 'api/users/admin', { name: '=1+1', surname: 'Exporta', email: 'e@x.test' })
    const { body, headers } = await admin('GET', 'api/users/admin/export?search=exporta')
    expect(headers['content-disposition']).toBe('attachment; filename="users.csv"')
    const [header, line, rest] = String(body).split('\r\n')
    expect(header).toMatch(/^\uFEFF"name";"surname";"email";/)
    expect(line).toMatch(/^"'=1\+1";"Exporta";"e@x\.test";/)
    expect(rest).toBe('')
    expect(String((await admin('GET', 'api/users/admin/export?search=nadie-asi')).body)).toMatch(
      /^\uFEFF"name";"surname";[^\n]*\r\n$/,
    )
  })
  it('ADMIN-103 ADMIN-159 an exported file is imported again and changes nothing', async () => {
    for (const user of [
      { name: '=1+1', surname: '-Regresa', phone: '+34 600-11-22-33', email: 'vuelve@x.test', gender: 2 },
      { name: "'=2", surname: '-5 Regresa', phone: '+34600112234' },
      { name: 'Niña sin correo', surname: 'Regresa', birthDate: '2020-02-29' },
    ])
      await admin('POST', 'api/users/admin', user)
    const exported = String((await admin('GET', 'api/users/admin/export?search=regresa')).body)
    const [header = ''] = exported.replace('\uFEFF', '').split('\r\n')
    const skipped = new Set(['active', 'emailConfirmed', 'roles'])
    const columns = header
      .replaceAll('"', '')
      .split(';')
      .map((name) => (skipped.has(name) ? '' : name))
    const unchanged = { total: 3, created: 0, updated: 0, unchanged: 3, refused: 0 }
    expect((await send(exported, 'users.csv', columns)).at(-1)).toEqual(unchanged)
    // With given columns the header does not matter: it may be in any language.
    const spanish = exported.replace(header, columns.map((_, index) => `Columna ${index}`).join(';'))
    expect((await send(spanish, 'users.csv', columns)).at(-1)).toEqual(unchanged)
    const renamed = spanish.replace('Niña sin correo', 'Niña con otro nombre')
    expect((await send(renamed, 'users.csv', columns)).at(-1)).toMatchObject({ updated: 1, unchanged: 2 })
  })
  it('ADMIN-159 a line about a user number that does not exist is rejected', async () => {
    expect(await send('name,id\nNadie,4711')).toMatchObject([
      { line: 2, field: 'id', keyword: 'exists', value: '4711' },
      { done: 1 },
      { refused: 1 },
    ])
  })
  it.each([
    ['too few columns', ['name']],
    ['a column that users have not', ['name', 'roles']],
    ['a column that comes twice', ['name', 'name']],
  ])('ADMIN-159 %s in the list of columns are rejected as a whole', async (_, columns) => {
    const answer = await send('A,B\nx,y@z.test', 'users.csv', columns)
    expect(answer).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
  })
  it('ADMIN-103 rejects an unknown filter instead of ignoring it', async () => {
    const { status, headers } = await admin('GET', 'api/users/admin/export?colour=red')
    expect([status, headers['content-disposition']]).toEqual([400, undefined])
  })
})
