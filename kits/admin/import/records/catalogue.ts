import type { Call } from '@portico/core/http/useCall'
import type { Language } from '@portico/core/i18n/useLanguage'
import { readOptions, type Option } from '../../choice/useChoiceOptions'
import { toText } from '../../values/toText'
import { recordId, type AdminEntity, type AdminRecord } from '../../entity'
import { createCellFormatter } from '../../list/export/exportCells'
import type { ListState } from '../../list/listState'
import { readAllRecords } from '../../list/readRecords'
import type { FieldTexts } from '../../texts'
import { importColumns, type ImportColumn } from './importColumns'

/** A record as a file shows it. */
export interface CatalogueRecord {
  id: string
  record: AdminRecord
  /** Its exported cells, by the key of the column. */
  cells: ReadonlyMap<string, string>
}

/** What the lines of a file are compared with. */
export interface Catalogue {
  entity: AdminEntity
  texts: FieldTexts
  language: Language
  columns: readonly ImportColumn[]
  records: readonly CatalogueRecord[]
  options: ReadonlyMap<string, readonly Option[]>
}

interface CatalogueInput extends Pick<Catalogue, 'entity' | 'texts' | 'language'> {
  call: Call
  /** The languages of the tenant, the first one first. */
  languages: readonly Language[]
}

/** Reads all records of an entity and the options of their fields. Rejects with an `ApiError`. */
export async function readCatalogue(input: CatalogueInput): Promise<Catalogue> {
  const { call, entity, texts, language, languages } = input
  const columns = importColumns(entity, languages)
  // The first column of an export names the record.
  const exported = [{ field: entity.columns[0] }, ...columns]
  const [records, cellsOf, options] = await Promise.all([
    readAllRecords(call, entity, allRecords(entity)),
    createCellFormatter({ call, entity, columns: exported, texts, language }),
    readFieldOptions(call, entity, columns),
  ])
  return {
    entity,
    texts,
    language,
    columns,
    options,
    records: records.map((record) => {
      const [, ...cells] = cellsOf(record)
      return {
        id: recordId(entity, record),
        record,
        cells: new Map(columns.map(({ key }, index) => [key, toText(cells[index])])),
      }
    }),
  }
}

/** The state of a list that shows every record. */
const allRecords = ({ sort, columns }: AdminEntity): ListState => ({
  page: 0,
  size: 100,
  sort: sort ?? columns[0],
  search: '',
  columns: null,
  filters: {},
})

async function readFieldOptions(
  call: Call,
  { choices }: AdminEntity,
  columns: readonly ImportColumn[],
): Promise<Map<string, readonly Option[]>> {
  const sources = columns.flatMap(({ field }) => {
    const source = choices?.[field]
    return source ? [[field, source] as const] : []
  })
  return new Map(
    await Promise.all(
      sources.map(async ([field, source]) => [field, await readOptions(call, source)] as const),
    ),
  )
}
