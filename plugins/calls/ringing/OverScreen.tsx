import type { ComponentProps } from 'react'
import { cx } from '@portico/core/ui/cx'

/** Where a bar stands: above the menu of a phone, in the corner of a desktop. */
export const barClass =
  'inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] flex items-center gap-3 rounded-card desk:start-auto desk:end-8 desk:bottom-8 desk:max-w-120'

/** What a call shows over any screen, dark as its stage. */
export const OverScreen = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    data-theme="dark"
    className={cx('fixed z-60 bg-deep text-on-deep [box-shadow:0_12px_40px_rgb(0_0_0/0.45)]', className)}
  />
)
