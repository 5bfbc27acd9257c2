import service from 'virtual:form/AdminService'
import { expect, test } from 'vitest'
import type { AdminEntity, AdminRecord } from '../../entity'
import type { FieldTexts } from '../../texts'
import { readCsvText } from '../csvFile'
import type { Catalogue } from './catalogue'
import { importColumns } from './importColumns'
import { planLines } from './planLines'

const entity: AdminEntity = {
  name: 'SERVICE',
  form: service,
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name'],
  formatters: { translations: () => null },
}
const texts = {
  label: (field: string) => field,
  value: (_: string, value: unknown) => String(value),
} as FieldTexts
const record = (id: number, name: string): AdminRecord => ({
  id,
  name,
  consultationSpecialtyId: 1,
  type: 1,
  duration: 30,
  version: 4,
  translations: { en: { name: `${name} (en)` } },
})
const catalogue: Catalogue = {
  entity,
  texts,
  language: 'es',
  columns: importColumns(entity, ['es', 'en']),
  options: new Map(),
  records: ['Visita', 'Eco', 'Eco'].map((name, index) => ({
    id: String(index + 1),
    record: record(index + 1, name),
    cells: new Map([
      ['name', name],
      ['name@en', `${name} (en)`],
      ['duration', '30'],
    ]),
  })),
}
const plan = (text: string, columns: readonly string[]) => planLines(readCsvText(text), columns, catalogue)

test('ADMIN-018 a file can have the texts of each language, but no computed value', () => {
  const keys = catalogue.columns.map(({ key }) => key)
  expect(keys.slice(0, 3)).toEqual(['name', 'name@en', 'externalId'])
  expect(keys).not.toContain('id')
  expect(keys).not.toContain('translations')
})

test('ADMIN-018 the id of a line names its record, also with a new name', () => {
  expect(plan('Id;Nombre\n2;Ecografía\n1;Visita', ['id', 'name'])).toMatchObject([
    { line: 2, kind: 'update', id: '2', body: { name: 'Ecografía', duration: 30, version: 4 } },
    { line: 3, kind: 'unchanged' },
  ])
})

test('ADMIN-018 without an id, a name that one record has names it; others are new or ambiguous', () => {
  const plans = plan('Nombre;Minutos\nvisita;45\nEco;45\nOtra;45', ['name', 'duration'])
  expect(plans).toMatchObject([
    { kind: 'update', id: '1', body: { duration: 45 } },
    { kind: 'refused', errors: [{ line: 3, keyword: 'ambiguous' }] },
    { kind: 'refused', errors: [{ field: 'consultationSpecialtyId', keyword: 'required' }, {}] },
  ])
})

test('ADMIN-018 CONST-004 a translated text is set, removed and left as it is', () => {
  const translated = (text: string) => plan(`Id;N\n1;${text}`, ['id', 'name@en'])[0]
  expect(translated('Visit')).toMatchObject({ body: { translations: { en: { name: 'Visit' } } } })
  expect(translated('')).toMatchObject({
    kind: 'update',
    body: expect.not.objectContaining({ translations: {} }),
  })
  expect(translated('Visita (en)')).toEqual({ line: 2, kind: 'unchanged' })
})

test.each([
  ['an id that no record has', 'Id;N\n9;x', 'unknown'],
  ['a record that comes twice', 'Id;N\n1;Visita\n1;y', 'repeated'],
  ['a line with too many cells', 'Id;N\n1;x;y', 'cells'],
  ['quotes that are not closed', 'Id;N\n1;"x', 'quotes'],
])('ADMIN-159 %s is refused', (_, text, keyword) => {
  expect(plan(text, ['id', 'name']).at(-1)).toMatchObject({ kind: 'refused', errors: [{ keyword }] })
})

test('ADMIN-018 empty lines and formula signs of a spreadsheet are no changes', () => {
  expect(plan("Id;N\n;\n1;'=Visita", ['id', 'name'])).toMatchObject([{ line: 3, body: { name: '=Visita' } }])
})
