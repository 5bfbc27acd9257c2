import { unescapeFormula } from '@schemas/csv'
import { changedFields, emptyRecord, requestBody } from '../../form/changes'
import { validateRecord } from '../../form/formErrors'
import type { AdminEntity, AdminRecord } from '../../entity'
import { toText } from '../../values/toText'
import { parseTranslations, setTranslation } from '../../values/translations'
import { cellsOf, isClosed, type CsvText } from '../csvFile'
import type { ColumnFields } from '../guessColumns'
import type { RejectedCell } from '../rejectedLines'
import type { Catalogue, CatalogueRecord } from './catalogue'
import { idColumn } from './importColumns'
import { exportedDate } from './dateCell'
import { parseCell } from './parseCell'

/** What an import does with a line. */
export type LinePlan = { line: number } & (
  | { kind: 'create'; body: AdminRecord; changes: readonly CellChange[] }
  | { kind: 'update'; id: string; body: AdminRecord; changes: readonly CellChange[] }
  | { kind: 'unchanged' }
  | { kind: 'refused'; errors: readonly RejectedCell[] }
)

/** A cell that changes, as the file writes it and as an export writes what it replaces. */
export interface CellChange {
  /** The key of the column. */
  key: string
  before: string
  after: string
}

type Cells = ReadonlyMap<string, string>

/**
 * Plans the import of a file. A line changes the record of its id; without an id, the record with the same key fields
 * (`importKey` of the entity); without such a record, it becomes a new one. So the same file never makes a second
 * record. Cells that are as exported change nothing, and neither do fields without a column.
 */
export function planLines(csv: CsvText, columns: ColumnFields, catalogue: Catalogue): LinePlan[] {
  const seen = new Set<string>()
  return [...csv.lines].flatMap(([line, text]) => {
    const values = cellsOf(text, csv.separator)
    if (values.every((value) => value.trim() === '')) return []
    const cells = readCells(values, columns, catalogue)
    const target = findBrokenRule(text, values, csv) ?? findTarget(cells, catalogue)
    const key = target === null ? recordKeyOf(cells, catalogue) : typeof target === 'object' && target.id
    const keyword = typeof target === 'string' ? target : seen.has(String(key)) ? 'repeated' : undefined
    if (keyword) {
      const value = toText(cells.get(idColumn))
      return [{ line, kind: 'refused', errors: [{ line, field: idColumn, keyword, value }] }]
    }
    seen.add(String(key))
    return [{ line, ...planRecord(cells, target as CatalogueRecord | null, catalogue, line) }]
  })
}

/** Whether the columns tell which record a line is: its id, or a key field. */
export const identifyRecords = (columns: ColumnFields, { entity }: Pick<Catalogue, 'entity'>): boolean =>
  [idColumn, ...keyFields(entity)].some((key) => columns.includes(key))

/** The fields that identify a record in a file without ids. */
export const keyFields = ({ importKey, columns }: AdminEntity): readonly string[] =>
  importKey ?? columns.slice(0, 1)

/** The rule of CSV that a line breaks. */
function findBrokenRule(text: string, values: readonly string[], { names }: CsvText) {
  if (!isClosed(text)) return 'quotes'
  return values.slice(names.length).some((value) => value.trim() !== '') ? 'cells' : undefined
}

const readCells = (values: readonly string[], columns: ColumnFields, { entity }: Catalogue): Cells =>
  new Map(
    columns.flatMap((key, index) => {
      if (key === '') return []
      const text = comparable(unescapeFormula(values[index] ?? ''))
      const isDate = entity.form.schema.properties[key]?.format === 'date'
      return [[key, isDate ? exportedDate(text) : text]]
    }),
  )

/** Spreadsheets change the ends of lines and lose spaces at the ends of cells. */
const comparable = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** The record that a line changes; null for a new one, or why it is not known. */
function findTarget(cells: Cells, catalogue: Catalogue): CatalogueRecord | null | 'unknown' | 'ambiguous' {
  const { records } = catalogue
  const id = cells.get(idColumn)
  if (id) return records.find((one) => one.id === id) ?? 'unknown'
  const key = recordKeyOf(cells, catalogue)
  const [found, other] = records.filter((one) => recordKeyOf(one.cells, catalogue, cells) === key)
  return other ? 'ambiguous' : (found ?? null)
}

/** The values of the key fields that the file has. */
const recordKeyOf = (cells: Cells, { entity }: Catalogue, present: Cells = cells): string =>
  JSON.stringify(
    keyFields(entity)
      .filter((field) => present.has(field))
      .map((field) => [field, toText(cells.get(field)).trim().toLowerCase()]),
  )

type RecordPlan = LinePlan extends infer Plan ? (Plan extends LinePlan ? Omit<Plan, 'line'> : never) : never

function planRecord(
  cells: Cells,
  target: CatalogueRecord | null,
  catalogue: Catalogue,
  line: number,
): RecordPlan {
  const { entity } = catalogue
  const edited = [...cells].filter(([key, text]) => key !== idColumn && text !== exportedText(target, key))
  if (target && edited.length === 0) return { kind: 'unchanged' }
  const { record, errors } = applyCells(edited, target?.record ?? emptyRecord(entity.form.schema), catalogue)
  const broken = errors.length > 0 ? errors : validateRecord(entity.form, record)
  if (broken.length > 0) {
    const valueOf = (field: string) => toText(cells.get(field))
    return {
      kind: 'refused',
      errors: broken.map((error) => ({ ...error, line, value: valueOf(error.field) })),
    }
  }
  // A number may be written in another way than the export does.
  if (target && changedFields(entity.form.schema, target.record, record).length === 0)
    return { kind: 'unchanged' }
  const body = requestBody(entity.form.schema, record)
  const changes = edited.map(([key, after]) => ({ key, before: exportedText(target, key), after }))
  return target ? { kind: 'update', id: target.id, body, changes } : { kind: 'create', body, changes }
}

/** The text that an export writes into a cell; empty for a new record. */
const exportedText = (target: CatalogueRecord | null, key: string): string =>
  comparable(toText(target?.cells.get(key)))

function applyCells(
  edited: readonly (readonly [key: string, text: string])[],
  from: AdminRecord,
  { entity, columns, options, texts, language }: Catalogue,
) {
  const errors: { field: string; keyword: string }[] = []
  let record = from
  for (const [key, text] of edited) {
    const column = columns.find((one) => one.key === key)
    if (!column) continue
    const { field, language: other } = column
    if (other) {
      const before = parseTranslations(record['translations'])
      const translations = setTranslation(before, before, { language: other, field, text })
      record = { ...record, translations }
      continue
    }
    const input = { entity, field, options: options.get(field) ?? [], texts, language }
    const parsed = parseCell(text, { ...input, current: record[field] })
    if ('keyword' in parsed) errors.push({ field, keyword: parsed.keyword })
    else record = { ...record, [field]: parsed.value }
  }
  return { record, errors }
}
