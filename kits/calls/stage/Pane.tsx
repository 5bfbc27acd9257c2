import type { ComponentProps } from 'react'

/** What is shown with a call: below its picture on a phone, beside it elsewhere. */
export const Pane = (props: ComponentProps<'section'>) => (
  <section
    {...props}
    data-call-pane
    className="[grid-area:pane] grid grid-rows-[auto_minmax(0,1fr)] min-w-0 min-h-0 bg-surface text-body desk:rounded-s-card desk:overflow-hidden"
  />
)
