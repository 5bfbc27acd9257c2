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

interface ExportInput {
  call: Call
  entity: AdminEntity
  title: string
  columns: readonly Column[]
  state: ListState
  texts: FieldTexts
  language: Language
}

/** Saves all matching records as a file: the server's own, or a CSV of the visible columns. Rejects with an `ApiError`. */
export async function saveExport(input: ExportInput): Promise<void> {
  saveFile(`${input.title}.csv`, await createFile(input))
}

async function createFile({ call, entity, columns, state, texts, language }: ExportInput): Promise<Blob> {
  const { exportOperation } = entity
  if (exportOperation) {
    const { search, filters } = state
    const query = { ...filters, ...(search && { search }) }
    return call(exportOperation, { query: query as never, quiet: true, file: true })
  }
  const fields = columns.map(({ field }) => field)
  const [records, cells] = await Promise.all([
    readAllRecords(call, entity, state),
    createCellFormatter({ call, entity, fields, texts, language }),
  ])
  return csvFile([fields.map((field) => texts.label(field)), ...records.map(cells)])
}
