import { useRef, useState } from 'react'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { Icon } from '@portico/core/ui/media/Icon'
import { useValueFormatter } from '../../choice/formatValue'
import { useAdminText, useFieldTexts } from '../../texts'
import type { FilterControlProps } from './FilterControl'
import { filterValue } from './filters'

const FilterPopover = lazyDialog('filter', async () => ({
  default: (await import('./FilterPopover')).FilterPopover,
}))

/** An active filter: its text opens the filter, the cross removes it. */
export function FilterChip(control: FilterControlProps) {
  const { entity, field, text, onChange } = control
  const t = useAdminText()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
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
        onClick={() => setIsOpen(!isOpen)}
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
      {isOpen && <FilterPopover {...control} anchor={anchor} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
