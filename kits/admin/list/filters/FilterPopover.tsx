import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
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
    <AnchoredPopover anchor={anchor} onClose={onClose} align="start">
      <Dialog className="a-filter-pop" aria-label={name}>
        <FilterControl {...control} />
      </Dialog>
    </AnchoredPopover>
  )
}
