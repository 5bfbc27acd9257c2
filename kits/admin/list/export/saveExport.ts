import { saveFile } from '@portico/core/files/saveFile'
import type { Call } from '@portico/core/http/useCall'
import type { Language } from '@portico/core/i18n/useLanguage'
import { recordId, type AdminEntity } from '../../entity'
import type { FieldTexts } from '../../texts'
import type { ListState } from '../listState'
import { readAllRecords } from '../readRecords'
import type { Column } from '../columns/columns'
import { csvFile } from './csv'
import { createCellFormatter } from './exportCells'
import { exportColumns, exportHeader } from './exportColumns'
import { translateHeader } from './translateHeader'

interface ExportInput {
  call: Call
  entity: AdminEntity
  /** The header of a column with the ids of the records; without it, there is no such column. */
  id: string | undefined
  title: string
  columns: readonly Column[]
  state: ListState
  texts: FieldTexts
  language: Language
  /** The languages of the tenant, the first one first. */
  languages: readonly Language[]
}

/** Saves all matching records as a file. Rejects with an `ApiError`. */
export async function saveExport(input: ExportInput): Promise<void> {
  saveFile(`${input.title}.csv`, await createExport(input))
}

/** The file of all matching records: the server's own, or a CSV of the visible columns. Rejects with an `ApiError`. */
export async function createExport(input: Omit<ExportInput, 'title'>): Promise<Blob> {
  const { call, entity, state, texts, language, languages } = input
  const { exportOperation } = entity
  if (exportOperation) {
    const { search, filters } = state
    const query = { ...filters, ...(search && { search }) }
    const file: Blob = await call(exportOperation, { query: query as never, quiet: true, file: true })
    return translateHeader(file, texts)
  }
  const fields = input.columns.map(({ field }) => field)
  const columns = exportColumns(entity, fields, languages)
  const [records, cells] = await Promise.all([
    readAllRecords(call, entity, state),
    createCellFormatter({ call, entity, columns, texts, language }),
  ])
  const header = columns.map((column) => exportHeader(column, texts, language))
  if (input.id === undefined) return csvFile([header, ...records.map(cells)])
  return csvFile([
    [input.id, ...header],
    ...records.map((record) => [recordId(entity, record), ...cells(record)]),
  ])
}
