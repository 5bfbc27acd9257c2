import type { ReactNode } from 'react'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

/** A list of `Fact`s about one thing. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-4">{children}</dl>
}

/** A fact: its name and its value. */
export interface FactProps {
  icon: IconName
  label: string
  children: ReactNode
  /** A second line in small print. */
  note?: ReactNode
  /** "Cambiar": a link or quiet button at the end. */
  action?: ReactNode
}

/** One line of `Facts`: label and value. */
export function Fact({ icon, label, children, note, action }: FactProps) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 ps-9">
      <dt className="col-1 text-[0.875rem] text-muted">
        <Icon name={icon} className="absolute top-0 left-0 text-brand" />
        <span>{label}</span>
      </dt>
      <dd className="col-1 font-semibold">{children}</dd>
      {note && <dd className="col-span-full text-sm font-normal text-muted">{note}</dd>}
      {action && <dd className="[grid-area:1/2/span_2] font-semibold">{action}</dd>}
    </div>
  )
}
