import type { ReactNode } from 'react'
import { cx } from '@portico/core/ui/cx'
import { Card } from '@portico/core/ui/layout/Card'
import './list.css'

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
      className={cx('appt', isNow && 'appt-now')}
      aria-labelledby={labelledBy}
    >
      {children}
    </Card>
  )
}

/** What can be done with an appointment: below it, on a desktop beside it. */
export function ItemFoot({ children }: { children: ReactNode }) {
  return <div className="appt-foot">{children}</div>
}
