// @vitest-environment node
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import type { AdminUserPage, ImportLine, ImportPreview } from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { testClinic } from '../../test/clinic/testClinic'
import { upload } from '../../test/clinic/upload'
import { importedFields } from './readImportLine'

const path = 'api/users/admin/import-users'

describe.each(ruleDatabases)('the preview of an import of users on %s', (database) => {
  const { call: admin, clinic } = testClinic(database, 'admin@portico.test')

  const preview = async (content: string) => {
    const { body } = await upload(admin, `${path}/preview`, 'users.csv', content)
    return body as ImportPreview[]
  }
  const send = async (content: string, columns = '') => {
    const { body } = await upload(admin, `${path}?columns=${columns}`, 'users.csv', content)
    const lines = String(body).trim().split('\n')
    return lines.map((line) => JSON.parse(line) as ImportLine)
  }
  const total = async () =>
    ((await admin('GET', 'api/users/admin/users?page=0&size=25')).body as AdminUserPage).total

  it('ADMIN-159 each of the first ten lines says what it becomes, as the import then does, and nothing is stored', async () => {
    await upload(admin, path, 'users.csv', 'name,email,phone\nAna,antes@import.test,600000001')
    const more = Array.from({ length: 12 }, (_, at) => `Persona ${at},p${at}@previa.test,`)
    const file = [
      'name,email,phone',
      'Ana,antes@import.test,600000001',
      'Ana,ANTES@import.test,600000002',
      'Otra,,',
      ...more,
    ].join('\n')
    const before = [
      await total(),
      await clinic().db.query('select count(*) from letter'),
      await clinic().db.query('select count(*) from audit'),
    ]
    const lines = await preview(file)
    expect(lines).toHaveLength(10)
    expect(lines.slice(0, 4)).toMatchObject([
      { line: 2, becomes: 'unchanged', changed: [], errors: [] },
      { line: 3, becomes: 'refused', errors: [{ field: 'email', keyword: 'repeated', first: 2 }] },
      { line: 4, becomes: 'refused', errors: [{ field: 'email', keyword: 'required' }] },
      { line: 5, becomes: 'created', changed: ['name', 'email'] },
    ])
    expect([
      await total(),
      await clinic().db.query('select count(*) from letter'),
      await clinic().db.query('select count(*) from audit'),
    ]).toEqual(before)
    const changed = await preview('name,email,phone\nAna,antes@import.test,600000009')
    expect(changed).toEqual([{ line: 2, becomes: 'updated', changed: ['phone'], errors: [] }])
  })

  it('ADMIN-159 titles that were above the header are empty lines, and the lines keep their numbers', async () => {
    expect(await preview('\n\nname;email\nAna;titulo@import.test')).toMatchObject([
      { line: 4, becomes: 'created' },
    ])
  })

  it('ADMIN-016 ADMIN-159 the export of the users changes nothing when it is imported, in no field', async () => {
    // What the demo people have not, with what a spreadsheet could change: a formula, quotes, the separator.
    await clinic().db.query(
      `update person set identification_number_type = 1, identification_number = '00012345', plan_id = 1, surname = '"O''Neil"; Gil',
         user_meta = '[{"id": -1, "metaKey": "insurerNameMeta", "metaValue": "=Sanitas"}]' where tenant = 'one' and id = (select max(id) from person where tenant = 'one')`,
    )
    const { body } = await admin('GET', 'api/users/admin/export')
    const [header = ''] = String(body).replace('\uFEFF', '').split('\r\n')
    const names = header.split(';').map((name) => name.replaceAll('"', ''))
    const isImported = (name: string) => importedFields.includes(name) || name === 'id'
    expect(importedFields.filter((field) => !names.includes(field))).toEqual([])
    expect(names.filter((name) => !isImported(name))).toEqual(['active', 'emailConfirmed', 'roles'])
    // Each field has a value in some line, so that each is compared.
    const rows = parse<Record<string, string>>(String(body), { bom: true, delimiter: ';', columns: true })
    expect(importedFields.filter((field) => rows.every((row) => row[field] === ''))).toEqual([])
    const columns = names.map((name) => (isImported(name) ? name : '')).join(',')
    const result = (await send(String(body), columns)).at(-1)
    expect(result).toMatchObject({ created: 0, updated: 0, refused: 0 })
    expect(result).toMatchObject({ unchanged: await total() })
  })

  it('ADMIN-015 only administrators of users read a preview', async () => {
    const ana = await clinic().as('ana@portico.test')
    expect((await upload(ana, `${path}/preview`, 'users.csv', 'name,email\nA,a@x.test')).status).toBe(403)
    expect((await upload(admin, `${path}/preview`, 'users.txt', 'name')).status).toBe(400)
  })
})
