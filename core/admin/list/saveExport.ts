import { saveFile } from '../../files/saveFile'
import type { Call } from '../../http/call'
import type { AdminEntity, AdminRecord } from '../entity'
import { plain } from '../form/plain'
import type { FieldTexts, useAdminText } from '../texts'
import type { ListState } from './address'
import { allRecords } from './allRecords'
import type { Column } from './columns'
import { csvFile } from './csv'

/** What is saved, and the words for it. */
interface Export {
  call: Call
  entity: AdminEntity
  title: string
  columns: readonly Column[]
  state: ListState
  t: ReturnType<typeof useAdminText>
  texts: FieldTexts
}

/** Saves all records that match: the server's own file, else the columns of the list. Rejects with an `ApiFault`. */
export async function saveExport(asked: Export): Promise<void> {
  saveFile(`${asked.title}.csv`, await fileOf(asked))
}

async function fileOf({ call, entity, columns, state, t, texts }: Export): Promise<Blob> {
  const { exported } = entity
  if (exported) {
    const { search, filters } = state
    const query = { ...filters, ...(search && { search }) }
    return call(exported, { query: query as never, quiet: true, file: true })
  }
  const cell = (record: AdminRecord, field: string): string => {
    const given = record[field]
    if (given !== undefined && entity.form.schema.properties[field]?.enum) return texts.value(field, given)
    return typeof given === 'boolean' ? t(given ? 'ADMIN.LIST.YES' : 'ADMIN.LIST.NO') : plain(given)
  }
  const fields = columns.map(({ field }) => field)
  const rows = (await allRecords(call, entity, state)).map((record) =>
    fields.map((field) => cell(record, field)),
  )
  return csvFile([fields.map((field) => texts.label(field)), ...rows])
}
