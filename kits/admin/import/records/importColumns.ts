import type { Language } from '@portico/core/i18n/useLanguage'
import type { AdminEntity } from '../../entity'
import { writableFields } from '../../form/changes'
import { exportColumns, exportHeader, type ExportColumn } from '../../list/export/exportColumns'
import type { FieldTexts } from '../../texts'

/** The key of the column with the id of a record. */
export const idColumn = 'id'

/** A column that a file of records can have. */
export interface ImportColumn extends ExportColumn {
  /** `name`, or `name@en` for its English text. */
  key: string
}

/** The columns that a file of an entity can have besides the id: what its export writes and its form can change. */
export const importColumns = (entity: AdminEntity, languages: readonly Language[]): ImportColumn[] => {
  const fields = writableFields(entity.form.schema).filter((field) => isImportable(entity, field))
  return exportColumns(entity, fields, languages).map((column) => ({
    ...column,
    key: column.language ? `${column.field}@${column.language}` : column.field,
  }))
}

/** The labels of the columns by key, the id among them. They are the headers of an exported file. */
export const columnLabels = (
  columns: readonly ImportColumn[],
  texts: Pick<FieldTexts, 'label'>,
  { language, id }: { language: Language; id: string },
): Readonly<Record<string, string>> => ({
  [idColumn]: id,
  ...Object.fromEntries(columns.map((column) => [column.key, exportHeader(column, texts, language)])),
})

const scalars = new Set(['string', 'number', 'integer', 'boolean'])

/** Whether a file shows a field in a way that can be read back. Pictures are not. */
function isImportable({ form, choices, formatters }: AdminEntity, field: string): boolean {
  const { type = '', format } = form.schema.properties[field] ?? {}
  if (formatters?.[field] || (format && format !== 'date') || choices?.[field]?.read) return false
  return scalars.has(type) || (type === 'array' && choices?.[field] !== undefined)
}
