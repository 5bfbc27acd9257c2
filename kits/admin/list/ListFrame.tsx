import type { ComponentProps } from 'react'
import { cx } from '@portico/core/ui/cx'

type FrameProps = ComponentProps<'div'> & { 'data-rows'?: string; 'data-selecting'?: true | undefined }

/** The frame of a list or a report, as high as the window on a desktop. */
export function ListFrame({ className, ...props }: FrameProps) {
  return (
    <div
      {...props}
      className={cx(
        'group/a-list min-w-0 flex flex-col bg-raised print:block print:h-auto print:min-h-0 desk:h-[calc(100dvh-3.25rem)]',
        className,
      )}
    />
  )
}

/**
 * A secondary action of a list, which has an icon. On a phone its label is hidden: actions follow on the next line where the title
 * leaves no room.
 */
export const actionClass =
  'max-desk:flex-none max-desk:gap-0 max-desk:w-11 max-desk:p-0 max-desk:[font-size:0] max-desk:[&>*]:gap-0'

/** The head of a list: its title and its actions, which paper leaves out. */
export function ListHead({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      {...props}
      className={cx('a-head flex flex-wrap items-center gap-2 pt-4 px-[var(--a-pad)]', className)}
    />
  )
}
