import type { ComponentProps } from 'react'
import { cx } from '@portico/core/ui/cx'

const pageClasses = {
  form: 'gap-4 pt-4 px-[var(--a-pad)] pb-6 min-h-[calc(100dvh-6.75rem)] bg-raised print:block print:min-h-0',
  calendar: 'gap-3 pt-4 px-[var(--a-pad)] min-h-[calc(100dvh-6.75rem)] bg-raised print:block print:min-h-0',
  inPage: 'gap-3 [--a-pad:0px] [--a-row:2.5rem]',
}

type PageProps = ComponentProps<'div'> & {
  /** `inPage`: a calendar inside a page of the portal, and not a page of the administration. */
  look?: keyof typeof pageClasses
  /** Whether a panel is beside the page. */
  hasPanel?: boolean
}

/** The page of a record: its header and its sections or calendar. */
export function RecordPage({ look = 'form', hasPanel = false, ...props }: PageProps) {
  return (
    <div
      {...props}
      className={cx(
        'group/record grid content-start [:where(&>*)]:max-w-276 [:where(&>*)]:min-w-0 print:me-0! desk:data-panel:me-104',
        pageClasses[look],
      )}
      data-panel={hasPanel || undefined}
      data-in-page={look === 'inPage' || undefined}
    />
  )
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
      className="a-section grid gap-y-2 gap-x-6 pt-5 pb-6 hairline-t scroll-mt-20 [&>header_p]:text-muted min-[75rem]:grid-cols-[10rem_minmax(0,1fr)] min-[75rem]:group-data-panel/record:grid-cols-[minmax(0,1fr)]"
    />
  )
}
