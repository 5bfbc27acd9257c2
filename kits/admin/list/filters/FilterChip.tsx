import { lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '@core/ui/media/Icon'
import { useValueFormatter } from '../../values/formatValue'
import { useAdminText, useFieldTexts } from '../../texts'
import type { FilterControlProps } from './FilterControl'
import { filterValue } from './filters'

/** It comes when it is first opened. */
const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover')).FilterPopover }))

/** A filter that narrows the list: what it says leads to changing it in its place, the cross takes it away. */
export function FilterChip(control: FilterControlProps) {
  const { entity, field, text, onChange } = control
  const t = useAdminText()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, open] = useState(false)
  const name = useFieldTexts(entity.name).filter(field)
  const value = filterValue(field, text)
  const words = useValueFormatter(entity, field.field, value)(value) || text
  return (
    <span className="a-chip">
      <button
        ref={anchor}
        type="button"
        className="a-chip-main"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <b>{name}</b> {words}
        <Icon name="chevron-down" size="xs" />
      </button>
      <button
        type="button"
        className="a-chip-x"
        aria-label={t('ADMIN.FILTERS.REMOVE', { name })}
        onClick={() => onChange('')}
      >
        <Icon name="x" size="xs" />
      </button>
      {isOpen && (
        <Suspense>
          <FilterPopover {...control} anchor={anchor} onClose={() => open(false)} />
        </Suspense>
      )}
    </span>
  )
}
