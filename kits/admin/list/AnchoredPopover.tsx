import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '@portico/core/ui/aria'
import { cx } from '@portico/core/ui/cx'
import { menuPopoverClass } from '@portico/core/ui/actions/menuClass'

interface Props {
  /** The accessible name of the popover. */
  label: string
  /** The popover opens at this element, and returns the focus to it. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** The side on which both are aligned. */
  align: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** A dialog or menu below an element that already exists. It is open while it is rendered. */
export function AnchoredPopover({ label, anchor, onClose, align, className, children }: Props) {
  return (
    <AriaLocale>
      <Popover
        aria-label={label}
        className={cx(menuPopoverClass, className)}
        placement={`bottom ${align}`}
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => !open && onClose()}
      >
        {children}
      </Popover>
    </AriaLocale>
  )
}
