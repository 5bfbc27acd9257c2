import { spreadsheetNumberFormat } from '@portico/core/forms/number'
import type { Call } from '@portico/core/http/useCall'
import { recordName, type AdminEntity, type AdminRecord } from '../../entity'
import type { Language } from '@portico/core/i18n/useLanguage'
import { readOptions, type Option } from '../../choice/useChoiceOptions'
import { createValueFormatter } from '../../choice/formatValue'
import type { FieldTexts } from '../../texts'
import { parseTranslations } from '../../values/translations'
import type { ExportColumn } from './exportColumns'

interface CellFormatterInput {
  call: Call
  entity: AdminEntity
  /** The first one names the record. */
  columns: readonly ExportColumn[]
  texts: FieldTexts
  language: Language
}

/**
 * Creates a function that formats a record as cells, as its list does. Unlike there, numbers have no thousands separators
 * and missing values are empty, so that a spreadsheet can calculate with them.
 */
export async function createCellFormatter(
  input: CellFormatterInput,
): Promise<(record: AdminRecord) => string[]> {
  const { call, entity, columns, texts, language } = input
  const formatters = await Promise.all(
    columns.map(async ({ field }) => {
      const options = await readColumnOptions(call, entity, field)
      return createValueFormatter({ entity, field, options, texts, language })
    }),
  )
  const numbers = spreadsheetNumberFormat(language)
  const isPlain = (field: string) =>
    !entity.formatters?.[field] && !entity.choices?.[field] && !entity.form.schema.properties[field]?.enum
  return (record) =>
    columns.map(({ field, language: other }, at) => {
      if (other) return parseTranslations(record['translations'])[other]?.[field] ?? ''
      const value = record[field]
      if (at === 0) return recordName(entity, record)
      if (typeof value === 'number' && isPlain(field)) return numbers.format(value)
      return formatters[at]?.(value) ?? ''
    })
}

/** The options of a column; undefined where it has none or they may not be read. */
async function readColumnOptions(
  call: Call,
  { choices }: AdminEntity,
  field: string,
): Promise<readonly Option[] | undefined> {
  const source = choices?.[field]
  if (!source || source.read) return undefined
  return readOptions(call, source).catch(() => undefined)
}
