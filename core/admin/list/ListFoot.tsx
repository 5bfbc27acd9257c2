import { numberFormat } from '../../format/intl'
import { useLanguage } from '../../i18n/useLanguage'
import { IconButton } from '../../ui/IconButton'
import { useAdminText } from '../texts'
import { rangeOf, sizeOf, sizes, type ListState } from './address'

interface Props {
  state: ListState
  total: number
  onChange: (to: Partial<ListState>) => void
}

/** Which rows these are, how many a page has, and the way to the other pages. */
export function ListFoot({ state, total, onChange }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  const said = (count: number) => numberFormat(language, { useGrouping: 'always' }).format(count)
  const { first, last, pages } = rangeOf(state, total)
  const { page } = state
  return (
    <nav className="a-foot" aria-label={t('ADMIN.LIST.PAGES')}>
      <span className="a-range">
        {t('ADMIN.LIST.RANGE', { first: said(first), last: said(last), total: said(total) })}
      </span>
      <label className="a-rows">
        {t('ADMIN.LIST.ROWS')}
        <select
          className="select"
          value={state.size}
          onChange={(event) => onChange({ size: sizeOf(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <IconButton
        icon="chevron-left"
        label={t('ADMIN.LIST.PREVIOUS')}
        disabled={page === 0}
        onClick={() => onChange({ page: page - 1 })}
      />
      <span>{t('ADMIN.LIST.PAGE', { page: said(page + 1), pages: said(pages) })}</span>
      <IconButton
        icon="chevron-right"
        label={t('ADMIN.LIST.NEXT')}
        disabled={page + 1 >= pages}
        onClick={() => onChange({ page: page + 1 })}
      />
    </nav>
  )
}
