import type { ComponentProps } from 'react'
import { cx } from '@portico/core/ui/cx'

/** The page of a record: its header and its sections or calendar. */
export function RecordPage({
  className,
  ...props
}: ComponentProps<'div'> & { 'data-in-page'?: true | undefined }) {
  return <div {...props} className={cx('a-form', className)} />
}

/** The header of a record: its title, and what can be done with it. */
export function RecordHeader({ className, ...props }: ComponentProps<'header'>) {
  return (
    <header
      {...props}
      className={cx(
        'a-rec flex items-center gap-3.5 flex-wrap [&>h1]:min-w-0 [&>h1]:me-auto [&>h1]:wrap-anywhere',
        className,
      )}
    />
  )
}

/** A section of a record, with a line above. Needs an accessible name. */
export function RecordSection(props: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className="a-section grid gap-y-2 gap-x-6 pt-5 pb-6 hairline-t scroll-mt-20 [&>header_p]:text-muted"
    />
  )
}
