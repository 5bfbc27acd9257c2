import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '@core/ui/media/Icon'
import { useShortcut } from '../../shortcuts/useShortcut'
import type { AdminEntity } from '../../entity'
import { useAdminText } from '../../texts'
import { FilterChip } from './FilterChip'
import { filtersOf, type Filters } from './filters'
import './filters.css'

/** It comes when it is first opened. */
const FilterSheet = lazy(async () => ({ default: (await import('./FilterDialog')).FilterDialog }))

interface Props {
  entity: AdminEntity
  filters: Filters
  /** How many match; undefined while it is not known. */
  total: number | undefined
  /** Empty: the filter narrows no longer. */
  onFilter: (id: string, value: string) => void
  onClear: () => void
}

/** What narrows the list, each with the way to change it and to take it away. */
export function FilterBar({ entity, filters, total, onFilter, onClear }: Props) {
  const t = useAdminText()
  const [isOpen, open] = useState(false)
  useShortcut('f', () => open(true))
  const fields = filtersOf(entity)
  const used = fields.filter(({ id }) => filters[id] !== undefined)
  const button = useFocusAfterLess(used.length)
  return (
    <div className="a-filters">
      <button
        ref={button}
        type="button"
        className="a-chip-btn"
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <Icon name="funnel" size="s" />
        {t('ADMIN.FILTERS.TITLE')}
        {used.length > 0 && <b>{used.length}</b>}
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
        <Suspense>
          <FilterSheet
            entity={entity}
            fields={fields}
            filters={filters}
            total={total}
            isOpen={isOpen}
            onFilter={onFilter}
            onClear={onClear}
            onClose={() => open(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What had the focus went away with its filter: the button beside it takes it. */
function useFocusAfterLess(count: number) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) button.current?.focus()
    before.current = count
  }, [count])
  return button
}
