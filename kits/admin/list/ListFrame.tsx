import type { ComponentProps } from 'react'
import { cx } from '@portico/core/ui/cx'

type FrameProps = ComponentProps<'div'> & { 'data-rows'?: string; 'data-selecting'?: true | undefined }

/** The frame of a list or a report, as high as the window on a desktop. */
export function ListFrame({ className, ...props }: FrameProps) {
  return (
    <div
      {...props}
      className={cx(
        'a-list group/a-list min-w-0 flex flex-col bg-raised desk:h-[calc(100dvh-3.25rem)]',
        className,
      )}
    />
  )
}

/** The head of a list: its title and its actions, which paper leaves out. */
export function ListHead({ className, ...props }: ComponentProps<'header'>) {
  return <header {...props} className={cx('a-head', className)} />
}
