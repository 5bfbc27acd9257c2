import type { ReactNode } from 'react'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'

interface Props {
  icon: IconName
  /** A small line above the value. */
  label?: string
  value: ReactNode
  /** A small line below the value. */
  note?: ReactNode
  /** A link or quiet button at the end. */
  action?: ReactNode
}

/** A line of a settings card. */
export function Setting({ icon, label, value, note, action }: Props) {
  return (
    <li className="setting">
      <Icon name={icon} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {label && <p className="text-muted text-sm">{label}</p>}
        <p className="font-strong">{value}</p>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      {action}
    </li>
  )
}
