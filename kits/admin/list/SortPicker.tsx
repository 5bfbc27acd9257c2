import { Icon } from '@portico/core/ui/media/Icon'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { useAdminText } from '../texts'
import { actionClass } from './ListFrame'
import { sortableColumns } from './columns/columns'
import type { ListColumn } from './columns/useListColumns'

interface Props {
  columns: readonly ListColumn[]
  sort: string
  onSort: (sort: string) => void
}

/** The sort order, for phones, which show no column headers. */
export function SortPicker({ columns, sort, onSort }: Props) {
  const t = useAdminText()
  const sortable = sortableColumns(columns)
  const isKnown = sortable.some(({ field }) => sort === field || sort === `-${field}`)
  return (
    <span
      className={buttonClass(
        { variant: 'secondary', size: 'sm' },
        `${actionClass} relative desk:hidden focus-within:[outline:3px_solid_var(--focus)] focus-within:[outline-offset:2px]`,
      )}
    >
      <Icon name="arrow-up-down" />
      <select
        className="absolute inset-0 w-full opacity-0 text-base cursor-pointer"
        aria-label={t('ADMIN.LIST.SORT')}
        value={sort}
        onChange={(event) => onSort(event.target.value)}
      >
        {!isKnown && <option value={sort}>{t('ADMIN.LIST.SORT')}</option>}
        {sortable.map(({ field, label }) => (
          <option key={field} value={field}>
            {t('ADMIN.LIST.ASCENDING', { label })}
          </option>
        ))}
        {sortable.map(({ field, label }) => (
          <option key={field} value={`-${field}`}>
            {t('ADMIN.LIST.DESCENDING', { label })}
          </option>
        ))}
      </select>
    </span>
  )
}
