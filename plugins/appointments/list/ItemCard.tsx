import type { ReactNode } from 'react'
import { Card } from '@portico/core/ui/layout/Card'

interface Props {
  /** The id of its heading; absent while it is read. */
  labelledBy?: string
  /** Whether it is about to begin. */
  isNow?: boolean
  children: ReactNode
}

/** The card of an appointment: its day, what it is, and what can be done. */
export function ItemCard({ labelledBy, isNow = false, children }: Props) {
  return (
    <Card
      as={labelledBy === undefined ? 'div' : 'article'}
      className="group/item grid grid-cols-[auto_minmax(0,1fr)] gap-4 p-4 data-now:[border:2px_solid_var(--brand)] desk:grid-cols-[auto_minmax(0,1fr)_minmax(13rem,auto)] desk:items-center desk:gap-5 desk:py-5 desk:px-6"
      aria-labelledby={labelledBy}
      data-now={isNow || undefined}
    >
      {children}
    </Card>
  )
}

/** What can be done with an appointment: below it, on a desktop beside it. */
export function ItemFoot({ children }: { children: ReactNode }) {
  return (
    <div className="col-span-full flex flex-wrap gap-2 items-center [&>p]:flex-[1_1_100%] [&_.btn]:flex-auto desk:col-auto desk:justify-end desk:max-w-104 desk:[&>p]:text-end desk:[&_.btn]:flex-none">
      {children}
    </div>
  )
}
