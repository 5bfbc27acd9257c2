import type { ComponentProps } from 'react'
import { cx } from '@portico/core/ui/cx'

interface Props extends ComponentProps<'div'> {
  isDirty: boolean
  isBad: boolean
}

/** The frame of a save bar: always visible, and in the colour of its state. Toasts appear above it (kits/admin/admin.css). */
export const SaveFrame = ({ isDirty, isBad, className, ...props }: Props) => (
  <div
    {...props}
    className={cx(
      'a-save sticky z-15 bottom-0 flex flex-wrap items-center gap-y-2 gap-x-3 min-h-14 py-1.5 px-[var(--a-pad)] hairline-t',
      isBad ? 'bg-danger-soft' : isDirty ? 'bg-info-soft' : 'bg-raised',
      className,
    )}
  />
)
