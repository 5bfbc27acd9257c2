import type { ReactNode } from 'react'
import './Facts.css'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

/** What there is to know of a thing, one `Fact` each. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>
}

export interface FactProps {
  icon: IconName
  label: string
  children: ReactNode
  /** A second line in small. */
  note?: ReactNode
  /** "Cambiar": a link or quiet button at the end. */
  action?: ReactNode
}

/** One line of `Facts`: what it is, and what it says. */
export function Fact({ icon, label, children, note, action }: FactProps) {
  return (
    <div className="fact">
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
      {note && <dd className="fact-note">{note}</dd>}
      {action && <dd className="fact-act">{action}</dd>}
    </div>
  )
}
