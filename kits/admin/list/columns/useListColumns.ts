import { useMemo } from 'react'
import { useLanguage } from '@core/i18n/useLanguage'
import { wordsFor } from '../../values/formatValue'
import { useOptionLists } from '../../choice/useChoiceOptions'
import type { AdminEntity } from '../../entity'
import { useAdminText, useFieldTexts } from '../../texts'
import { shownColumns, type Column } from './columns'

/** A column with what people read in it. */
export interface ColumnWords extends Column {
  label: string
  /** A value as people read it; null where there is none. */
  words: (value: unknown) => string | null
  /** What stands where there is no value. */
  none: string
  /** The value that goes without saying; undefined: each is said. */
  usual: unknown
}

/** The columns of a list; the same ones until the language, the choice of columns or the names of the choices change. */
export function useColumnWords(
  entity: AdminEntity,
  chosen: readonly string[] | null,
): readonly ColumnWords[] {
  const t = useAdminText()
  const texts = useFieldTexts(entity.name)
  const { language } = useLanguage()
  const lists = useOptionLists(entity.choices)
  const shown = chosen?.join(',')
  return useMemo(
    () =>
      shownColumns(entity, shown?.split(',') ?? null).map((column) => ({
        ...column,
        label: texts.label(column.field),
        words: wordsFor({ entity, field: column.field, options: lists?.[column.field], texts, language }),
        none: t('ADMIN.LIST.NONE'),
        usual: entity.usual?.[column.field],
      })),
    [entity, shown, t, texts, language, lists],
  )
}
