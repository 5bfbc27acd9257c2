import { spreadsheetNumberFormat } from '@core/format/spreadsheetNumber'
import type { Call } from '@core/http/call'
import { recordName, type AdminEntity, type AdminRecord } from '../../entity'
import type { Language } from '@core/i18n/languages'
import { readOptions, type Option } from '../../choice/useChoiceOptions'
import { createValueFormatter } from '../../values/formatValue'
import type { FieldTexts } from '../../texts'

interface CellFormatterInput {
  call: Call
  entity: AdminEntity
  /** Those of the columns; the first one names the record. */
  fields: readonly string[]
  texts: FieldTexts
  language: Language
}

/**
 * Says a record as the cells of its list do: its whole name, choices by their names, dates, yes and no in words. Only
 * numbers have no signs between thousands, and what is not there is empty: a spreadsheet calculates with them.
 */
export async function createCellFormatter(
  asked: CellFormatterInput,
): Promise<(record: AdminRecord) => string[]> {
  const { call, entity, fields, texts, language } = asked
  const says = await Promise.all(
    fields.map(async (field) => {
      const options = await readColumnOptions(call, entity, field)
      return createValueFormatter({ entity, field, options, texts, language })
    }),
  )
  const numbers = spreadsheetNumberFormat(language)
  const isPlain = (field: string) =>
    !entity.formatters?.[field] && !entity.choices?.[field] && !entity.form.schema.properties[field]?.enum
  return (record) =>
    fields.map((field, at) => {
      const value = record[field]
      if (at === 0) return recordName(entity, record)
      if (typeof value === 'number' && isPlain(field)) return numbers.format(value)
      return says[at]?.(value) ?? ''
    })
}

/** The names of a column's choices; what may not be read is not named in the list either. */
async function readColumnOptions(
  call: Call,
  { choices }: AdminEntity,
  field: string,
): Promise<readonly Option[] | undefined> {
  const one = choices?.[field]
  if (!one || one.read) return undefined
  return readOptions(call, one).catch(() => undefined)
}
