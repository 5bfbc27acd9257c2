import type { ReactNode, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from '@core/ui/aria'
import { cx } from '@core/ui/cx'
import '@core/ui/actions/MenuButton.css'

interface Props {
  /** What it opens at, and gives the focus back to. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  /** The side at which both are flush. */
  flush: 'start' | 'end'
  className?: string
  children: ReactNode
}

/** Open as long as it is drawn, below something that is on the page already; it comes in a file of its own. */
export function AnchoredPopover({ anchor, onClose, flush, className, children }: Props) {
  return (
    <AriaLocale>
      <Popover
        className={cx('menu-pop', className)}
        placement={`bottom ${flush}`}
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => !open && onClose()}
      >
        {children}
      </Popover>
    </AriaLocale>
  )
}
