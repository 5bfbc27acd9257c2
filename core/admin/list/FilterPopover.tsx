import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Aria } from '../../ui/aria'
import '../../ui/MenuButton.css'
import { useFieldTexts } from '../texts'
import { FilterControl, type FilterControlProps } from './FilterControl'

interface Props extends FilterControlProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** One filter at its chip: the list behind narrows at once. */
export function FilterPopover({ anchor, onClose, ...control }: Props) {
  const name = useFieldTexts(control.entity.name).filter(control.field)
  return (
    <Aria>
      <Popover
        className="menu-pop"
        placement="bottom start"
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => !open && onClose()}
      >
        <Dialog className="a-filter-pop" aria-label={name}>
          <FilterControl {...control} />
        </Dialog>
      </Popover>
    </Aria>
  )
}
