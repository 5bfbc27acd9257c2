import type { ReactNode } from 'react'

/** Cards in two columns on a desktop; beside a call there is no room for two. */
export function Panels({ as: Element = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return (
    <Element className="grid gap-4 items-start desk:gap-5 desk:grid-cols-[1fr_1fr] desk:in-data-call-pane:grid-cols-[minmax(0,1fr)]">
      {children}
    </Element>
  )
}
