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

/** What is saved, and the words for it. */
interface Export {
  call: Call
  entity: AdminEntity
  title: string
  columns: readonly Column[]
  state: ListState
  texts: FieldTexts
  language: Language
}

/** Saves all records that match: the server's own file, else the columns of the list. Rejects with an `ApiError`. */
export async function saveExport(asked: Export): Promise<void> {
  saveFile(`${asked.title}.csv`, await fileOf(asked))
}

async function fileOf({ call, entity, columns, state, texts, language }: Export): Promise<Blob> {
  const { exportOperation: exported } = entity
  if (exported) {
    const { search, filters } = state
    const query = { ...filters, ...(search && { search }) }
    return call(exported, { query: query as never, quiet: true, file: true })
  }
  const fields = columns.map(({ field }) => field)
  const [records, cells] = await Promise.all([
    readAllRecords(call, entity, state),
    createCellFormatter({ call, entity, fields, texts, language }),
  ])
  return csvFile([fields.map((field) => texts.label(field)), ...records.map(cells)])
}
