import { useEffect, useRef, useState } from 'react'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { Icon } from '@portico/core/ui/media/Icon'
import { useShortcut } from '../../shortcuts/useShortcut'
import type { AdminEntity } from '../../entity'
import { useAdminText } from '../../texts'
import { FilterChip } from './FilterChip'
import { filtersOf, type Filters } from './filters'

const FilterSheet = lazyDialog('filters', async () => ({
  default: (await import('./FilterDialog')).FilterDialog,
}))

interface Props {
  entity: AdminEntity
  filters: Filters
  /** The number of matches; undefined while it is unknown. */
  total: number | undefined
  /** An empty value removes the filter. */
  onFilter: (id: string, value: string) => void
  onClear: () => void
}

/** The active filters, each with buttons to change and remove it. */
export function FilterBar({ entity, filters, total, onFilter, onClear }: Props) {
  const t = useAdminText()
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('f', () => setIsOpen(true))
  const fields = filtersOf(entity)
  const used = fields.filter(({ id }) => filters[id] !== undefined)
  const button = useFocusAfterRemoval(used.length)
  return (
    <div className="a-filters flex items-center gap-2 min-h-12 px-[var(--a-pad)] [&>*]:flex-none max-desk:overflow-x-auto max-desk:[scrollbar-width:none] max-desk:min-h-15">
      <button
        ref={button}
        type="button"
        className="a-chip-btn inline-flex items-center min-h-[var(--a-chip)] rounded-control whitespace-nowrap gap-1.5 px-2.5 [border:1px_dashed_var(--line-strong)] font-semibold text-muted max-desk:[border-style:solid] max-desk:text-body hover:text-brand hover:border-brand"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="funnel" size="s" />
        <span>{t('ADMIN.FILTERS.TITLE')}</span>
        {used.length > 0 && (
          <b className="text-[0.75rem]/[1.25rem] min-w-5 rounded-[999px] bg-brand text-on-brand text-center">
            {used.length}
          </b>
        )}
      </button>
      {used.map((field) => (
        <FilterChip
          key={field.id}
          entity={entity}
          field={field}
          text={filters[field.id] ?? ''}
          onChange={(value) => onFilter(field.id, value)}
        />
      ))}
      {used.length > 1 && (
        <button type="button" className="link" onClick={onClear}>
          {t('ADMIN.FILTERS.CLEAR')}
        </button>
      )}
      {isOpen && (
        <FilterSheet
          entity={entity}
          fields={fields}
          filters={filters}
          total={total}
          isOpen={isOpen}
          onFilter={onFilter}
          onClear={onClear}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

/** Moves the focus to the filter button when the focused chip is removed. */
function useFocusAfterRemoval(count: number) {
  const button = useRef<HTMLButtonElement>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    if (count < previousCount.current && document.activeElement === document.body) button.current?.focus()
    previousCount.current = count
  }, [count])
  return button
}
