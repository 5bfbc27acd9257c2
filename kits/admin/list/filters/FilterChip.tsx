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
    <span className="inline-flex items-center min-h-[var(--a-chip)] whitespace-nowrap rounded-control [border:1px_solid_color-mix(in_srgb,var(--brand)_45%,var(--brand-soft))] bg-brand-soft text-body">
      <button
        ref={anchor}
        type="button"
        className="inline-flex items-center gap-1.5 min-h-[inherit] ps-2.5 pe-1 font-semibold"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <b className="font-normal text-muted">{name}</b> <span>{words}</span>
        <Icon name="chevron-down" size="xs" />
      </button>
      <button
        type="button"
        className="a-chip-x [border-inline-start:1px_solid_color-mix(in_srgb,var(--brand)_25%,var(--brand-soft))] hover:bg-[color-mix(in_srgb,var(--brand)_16%,var(--brand-soft))] grid place-items-center w-7 min-h-[inherit] max-desk:w-11"
        aria-label={t('ADMIN.FILTERS.REMOVE', { name })}
        onClick={() => onChange('')}
      >
        <Icon name="x" size="xs" />
      </button>
      {isOpen && <FilterPopover {...control} anchor={anchor} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
