import { useMemo } from 'react'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { createValueFormatter } from '../../choice/formatValue'
import { useOptionsByField } from '../../choice/useChoiceOptions'
import type { AdminEntity, AdminRecord } from '../../entity'
import { useAdminText, useFieldTexts } from '../../texts'
import { visibleColumns, type Column } from './columns'

/** A column with its texts. */
export interface ListColumn extends Column {
  label: string
  /** Formats a value; null where it is empty. */
  format: (value: unknown, record: AdminRecord) => string | null
  /** Shown for an empty value. */
  emptyText: string
  /** The usual value, which phones do not show; undefined for none. */
  impliedValue: unknown
}

/** The visible columns of a list, memoized: rows render again only when they change. */
export function useListColumns(entity: AdminEntity, chosen: readonly string[] | null): readonly ListColumn[] {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const lists = useOptionsByField(entity.choices)
  const shown = chosen?.join(',')
  return useMemo(
    () =>
      visibleColumns(entity, shown?.split(',') ?? null).map((column) => ({
        ...column,
        label: texts.label(column.field),
        format: createValueFormatter({
          entity,
          field: column.field,
          options: lists?.[column.field],
          texts,
          language,
        }),
        emptyText: t('ADMIN.LIST.NONE'),
        impliedValue: entity.impliedValues?.[column.field],
      })),
    [entity, shown, t, texts, language, lists],
  )
}
