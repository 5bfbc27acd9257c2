import type { Language } from '@portico/core/i18n/useLanguage'
import type { AdminEntity } from '../../entity'
import type { FieldTexts } from '../../texts'
import { textsOf } from '../../values/translations'

/** A column of a file: a field, or its text in another language of the tenant. */
export interface ExportColumn {
  field: string
  language?: Language
}

/** The columns of a file: each field, and after a text that can be translated one column for each other language. */
export function exportColumns(
  entity: AdminEntity,
  fields: readonly string[],
  [, ...others]: readonly Language[],
): ExportColumn[] {
  const translated = new Set(textsOf(entity.form.schema.properties['translations']).map(([field]) => field))
  return fields.flatMap((field) => [
    { field },
    ...(translated.has(field) ? others.map((language) => ({ field, language })) : []),
  ])
}

/** The header of a column: "Name", or "Name (Spanish)". */
export function exportHeader(
  { field, language }: ExportColumn,
  { label }: Pick<FieldTexts, 'label'>,
  shown: Language,
): string {
  if (language === undefined) return label(field)
  return `${label(field)} (${new Intl.DisplayNames(shown, { type: 'language' }).of(language)})`
}
