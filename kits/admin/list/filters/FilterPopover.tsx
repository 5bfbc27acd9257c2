import type { RefObject } from 'react'
import { useFieldTexts } from '../../texts'
import { AnchoredPopover } from '../AnchoredPopover'
import { FilterControl, type FilterControlProps } from './FilterControl'

interface Props extends FilterControlProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** One filter at its chip; changes apply at once. */
export function FilterPopover({ anchor, onClose, ...control }: Props) {
  const name = useFieldTexts(control.entity.name).filter(control.field)
  return (
    <AnchoredPopover label={name} anchor={anchor} onClose={onClose} align="start">
      <div className="min-w-72 p-1.5 [outline:none]">
        <FilterControl {...control} />
      </div>
    </AnchoredPopover>
  )
}
