import type { ReactNode } from 'react'
import './Facts.css'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

/** A list of `Fact`s about one thing. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>
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
