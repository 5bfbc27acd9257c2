// @vitest-environment node
/** Exports of the administration's lists, edited and imported again, against the reference server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { translate } from '@portico/core/i18n/i18n'
import type { AdminEntity } from '@portico/admin/entity'
import { readCsvText } from '@portico/admin/import/csvFile'
import { guessColumns } from '@portico/admin/import/guessColumns'
import { readCatalogue } from '../../kits/admin/import/records/catalogue'
import { columnLabels } from '../../kits/admin/import/records/importColumns'
import { planLines } from '../../kits/admin/import/records/planLines'
import { sendLines } from '../../kits/admin/import/records/sendLines'
import { movableColumns, visibleColumns } from '../../kits/admin/list/columns/columns'
import { createExport } from '../../kits/admin/list/export/saveExport'
import { createFieldTexts } from '@portico/admin/texts'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../server/test/clinic/clinic'
import sections from '../../plugins/admin/sections'
import { callWith, loadAdminTexts, loadEntity } from './adminApi'

const languages = ['es', 'en'] as const
const language = 'es'
let clinic: Clinic
let admin: Caller
let call: Call
beforeAll(async () => {
  await loadAdminTexts()
  clinic = await openClinic('pglite')
  admin = await clinic.as('admin@portico.test')
  call = callWith(admin)
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const importable = sections.filter(({ forms }) => forms?.import !== undefined)

/** The rows of an export with all columns, the header first. */
async function exportRows(entity: AdminEntity): Promise<string[][]> {
  const file = await createExport({
    call,
    entity,
    id: 'Id',
    columns: visibleColumns(entity, movableColumns(entity, null)),
    state: { page: 0, size: 100, sort: entity.columns[0], search: '', columns: null, filters: {} },
    texts: createFieldTexts(translate, entity.name),
    language,
    languages,
  })
  const { names, lines, separator } = readCsvText(await file.text())
  expect(separator).toBe(';')
  return [[...names], ...[...lines.values()].map((line) => splitCells(line))]
}

const splitCells = (line: string) =>
  line
    .slice(1, -1)
    .split('";"')
    .map((cell) => cell.replaceAll('""', '"'))

/** As a spreadsheet writes them: quotes only where they are needed, other ends of lines. */
const toFile = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) =>
      row.map((cell) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'),
    )
    .join('\r\n')

async function importRows(entity: AdminEntity, rows: readonly (readonly string[])[]) {
  const texts = createFieldTexts(translate, entity.name)
  const catalogue = await readCatalogue({ call, entity, texts, language, languages })
  const labels = columnLabels(catalogue.columns, texts, { language, id: 'Id' })
  const names = Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, [label]]))
  const csv = readCsvText(toFile(rows))
  const columns = guessColumns(csv.names, { fields: Object.keys(labels), names, remembered: {} })
  const { signal } = new AbortController()
  return sendLines(planLines(csv, columns, catalogue), { call, entity, signal, onProgress: () => {} })
}

test.each(importable.map(({ id }) => id))(
  'ADMIN-018 an export of %s that is imported again changes nothing, with ids and without',
  async (id) => {
    const entity = await loadEntity(id)
    const rows = await exportRows(entity)
    const unchanged = rows.length - 1
    const nothing = { created: 0, updated: 0, unchanged, refused: 0, errors: [] }
    expect(unchanged).toBeGreaterThan(0)
    expect(await importRows(entity, rows)).toEqual(nothing)
    expect(
      await importRows(
        entity,
        rows.map(([, ...cells]) => cells),
      ),
    ).toEqual(nothing)
  },
)

test('ADMIN-018 CONST-004 edited cells of a service are saved, translated ones too, and new lines only once', async () => {
  const entity = await loadEntity('admin.servicesList')
  const [header = [], ...rows] = await exportRows(entity)
  const at = (label: string) => header.indexOf(label)
  expect([at('Id'), at('Nombre (inglés)'), at('Precio'), at('Especialidad')]).not.toContain(-1)
  const [first = [], ...others] = rows
  const edited = first
    .with(at('Nombre (inglés)'), 'Heart check; long')
    .with(at('Precio'), '1.012,5')
    .with(at('Descripción'), 'Dos\nlíneas')
  const added = first
    .with(at('Id'), '')
    .with(at('Nombre'), 'Segunda opinión')
    .with(at('Nombre (inglés)'), 'Second opinion')
  const file = [header, edited, ...others, added]
  expect(await importRows(entity, file)).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: others.length,
    errors: [],
  })
  const saved = await admin('GET', `api/consultation-services/${first[at('Id')]}`)
  expect(saved.body).toMatchObject({
    amount: 1012.5,
    description: 'Dos\nlíneas',
    translations: { en: { name: 'Heart check; long' } },
  })
  expect(await importRows(entity, file)).toMatchObject({ created: 0, updated: 0, unchanged: rows.length + 1 })
  const names = (await exportRows(entity)).map((row) => row[at('Nombre')])
  expect(names.filter((name) => name === 'Segunda opinión')).toHaveLength(1)
})

test('ADMIN-018 CONST-004 without ids, the name finds the category whose translated text changes, and its tags stay', async () => {
  const entity = await loadEntity('admin.categoriesList')
  const [header = [], ...rows] = await exportRows(entity)
  const [id = '', ...first] = rows[0] ?? []
  const before = await admin('GET', `api/categories/${id}`)
  const english = header.indexOf('Nombre (inglés)') - 1
  const file = [header.slice(1), first.with(english, 'Moving more')]
  expect(await importRows(entity, file)).toMatchObject({ created: 0, updated: 1, errors: [] })
  expect((await admin('GET', `api/categories/${id}`)).body).toEqual({
    ...(before.body as object),
    translations: { en: { name: 'Moving more' } },
    version: expect.any(Number),
  })
})

test('ADMIN-018 a list of services is read back by name, and an unknown name refuses its line only', async () => {
  const entity = await loadEntity('admin.insurers.list')
  const [header = [], ...rows] = await exportRows(entity)
  const services = header.indexOf('Servicios que cubre')
  const line = rows.findIndex((row) => row[services]?.includes(', '))
  const all = rows[line]?.[services] ?? ''
  const fewer = rows.with(line, rows[line]?.with(services, all.slice(0, all.lastIndexOf(', '))) ?? [])
  const faulty = rows.findIndex((_, index) => index !== line)
  const wrong = fewer.with(faulty, fewer[faulty]?.with(services, 'Magia') ?? [])
  expect(await importRows(entity, [header, ...wrong])).toMatchObject({
    updated: 1,
    refused: 1,
    errors: [{ line: faulty + 2, field: 'consultationServices', keyword: 'enum', value: 'Magia' }],
  })
  const again = await exportRows(entity)
  expect(again[line + 1]?.[services]).toBe(all.slice(0, all.lastIndexOf(', ')))
})

test('ADMIN-127 a record that somebody else saves during the import is refused', async () => {
  const entity = await loadEntity('admin.companiesList')
  const { body } = await admin('POST', 'api/companies', { name: 'Duro' })
  const texts = createFieldTexts(translate, entity.name)
  const catalogue = await readCatalogue({ call, entity, texts, language, languages })
  const { id } = body as { id: number }
  await admin('PUT', `api/companies/${id}`, { name: 'Duro Felguera', version: 1 })
  const plans = planLines(readCsvText(`Id;Nombre\n${id};Hulleras`), ['id', 'name'], catalogue)
  const { signal } = new AbortController()
  const result = await sendLines(plans, { call, entity, signal, onProgress: () => {} })
  expect(result).toMatchObject({ updated: 0, refused: 1, errors: [{ line: 2, keyword: 'VERSION_CONFLICT' }] })
})

test('ACCOUNT-019 the file of an insurer becomes its list of policies: who is insured, and nobody’s policy is refused', async () => {
  const entity = await loadEntity('admin.policies')
  const file = [
    ['Número de póliza', 'Aseguradora', 'Documento de identidad', 'Fecha de nacimiento', 'Válida hasta'],
    ['N-1', 'Mutua Vela', '', '03-02-1991', '31-12-2030'],
    ['N-1', 'Mutua Vela', '', '14-09-2018', ''],
    ['N-2', 'Mutua Vela', '12345678Z', '', ''],
    ['N-3', 'Mutua Vela', '', '', ''],
    ['N-4', 'Mutua de nadie', '12345678Z', '', ''],
  ]
  const errors = [
    { line: 5, field: 'identificationNumber', keyword: 'required' },
    { line: 6, field: 'insurerId', keyword: 'enum' },
  ]
  expect(await importRows(entity, file)).toMatchObject({ created: 3, refused: 2, errors })
  expect(await importRows(entity, file)).toMatchObject({ created: 0, unchanged: 3, refused: 2 })
  const { body } = await admin('GET', 'api/policies?page=0&search=N-1')
  expect((body as { items: object[] }).items).toMatchObject([
    { policyNumber: 'N-1', birthDate: '1991-02-03', validUntil: '2030-12-31' },
    { policyNumber: 'N-1', birthDate: '2018-09-14' },
  ])
})
