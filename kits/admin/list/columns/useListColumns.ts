import { useMemo } from 'react'
import { useLanguage } from '@core/i18n/useLanguage'
import { createValueFormatter } from '../../values/formatValue'
import { useOptionsByField } from '../../choice/useChoiceOptions'
import type { AdminEntity } from '../../entity'
import { useAdminText, useFieldTexts } from '../../texts'
import { visibleColumns, type Column } from './columns'

/** A column with what people read in it. */
export interface ListColumn extends Column {
  label: string
  /** A value as people read it; null where there is none. */
  format: (value: unknown) => string | null
  /** What stands where there is no value. */
  emptyText: string
  /** The value that goes without saying; undefined: each is said. */
  impliedValue: unknown
}

/** The columns of a list; the same ones until the language, the choice of columns or the names of the choices change. */
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
