import type { ComponentProps } from 'react'
import { cx } from '@portico/core/ui/cx'

/** The name of a key. */
export const Kbd = ({ className, ...props }: ComponentProps<'kbd'>) => (
  <kbd
    {...props}
    className={cx(
      'px-[0.3125rem] hairline rounded-[4px] [font:600_0.75rem/1.25rem_var(--font)] text-muted whitespace-nowrap',
      className,
    )}
  />
)
