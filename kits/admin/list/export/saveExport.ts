import { saveFile } from '@core/files/saveFile'
import type { Call } from '@core/http/call'
import type { Language } from '@core/i18n/languages'
import type { AdminEntity } from '../../entity'
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
  title: string
  columns: readonly Column[]
  state: ListState
  texts: FieldTexts
  language: Language
  /** The languages of the tenant, the first one first. */
  languages: readonly Language[]
}

/** Saves all matching records as a file: the server's own, or a CSV of the visible columns. Rejects with an `ApiError`. */
export async function saveExport(input: ExportInput): Promise<void> {
  saveFile(`${input.title}.csv`, await createFile(input))
}

async function createFile(input: ExportInput): Promise<Blob> {
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
  return csvFile([columns.map((column) => exportHeader(column, texts, language)), ...records.map(cells)])
}
