import { numberFormat } from '../../format/intl'
import { useLanguage } from '../../i18n/useLanguage'
import { useAdminText } from '../texts'
import type { Column } from './columns'

interface Props {
  column: Column
  value: unknown
  /** The first column names the record and heads its row. */
  isName: boolean
}

/** One value of a record, on one line: dates DD-MM-YYYY, numbers with their points, absence in words. */
export function Cell({ column: { label, kind }, value, isName }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  const Tag = isName ? 'th' : 'td'
  const text = wordsOf()
  return (
    <Tag className={`c-${kind}`} data-label={t(label as 'ADMIN.TITLE')} {...(isName && { scope: 'row' })}>
      <span className={text === null ? 'a-trunc is-none' : 'a-trunc'} title={text ?? undefined}>
        {text ?? t('ADMIN.LIST.NONE')}
      </span>
    </Tag>
  )

  function wordsOf(): string | null {
    if (typeof value === 'boolean') return t(value ? 'ADMIN.LIST.YES' : 'ADMIN.LIST.NO')
    if (typeof value === 'number') return numberFormat(language, { useGrouping: 'always' }).format(value)
    if (typeof value !== 'string' || value === '') return null
    return kind === 'date' ? value.split('-').toReversed().join('-') : value
  }
}
