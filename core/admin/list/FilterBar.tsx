import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../ui/Icon'
import { useWords } from '../form/useWords'
import { useOneKey } from '../keys/useOneKey'
import type { AdminEntity } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import { filtersOf, valueOf, type FilterField, type Filters } from './filters'
import './filters.css'

/** It comes when it is first opened. */
const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet')).FilterSheet }))

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
  useOneKey('f', () => open(true))
  const fields = filtersOf(entity)
  const used = fields.filter(({ id }) => filters[id] !== undefined)
  return (
    <div className="a-filters">
      <button type="button" className="a-chip-btn" aria-haspopup="dialog" onClick={() => open(true)}>
        <Icon name="funnel" size="s" />
        {t('ADMIN.FILTERS.TITLE')}
        {used.length > 0 && <b>{used.length}</b>}
      </button>
      {used.map((field) => (
        <Chip
          key={field.id}
          entity={entity}
          field={field}
          text={filters[field.id] ?? ''}
          onOpen={() => open(true)}
          onRemove={() => onFilter(field.id, '')}
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

interface ChipProps {
  entity: AdminEntity
  field: FilterField
  text: string
  onOpen: () => void
  onRemove: () => void
}

function Chip({ entity, field, text, onOpen, onRemove }: ChipProps) {
  const t = useAdminText()
  const name = useFieldTexts(entity.name).filter(field)
  const value = valueOf(field, text)
  const words = useWords(entity, field.of, value)(value) || text
  return (
    <span className="a-chip">
      <button type="button" className="a-chip-main" aria-haspopup="dialog" onClick={onOpen}>
        <b>{name}</b> {words}
        <Icon name="chevron-down" size="xs" />
      </button>
      <button
        type="button"
        className="a-chip-x"
        aria-label={t('ADMIN.FILTERS.REMOVE', { name })}
        onClick={onRemove}
      >
        <Icon name="x" size="xs" />
      </button>
    </span>
  )
}
