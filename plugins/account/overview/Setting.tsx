import type { ReactNode } from 'react'
import { cx } from '@portico/core/ui/cx'
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

/** A line of settings: of a card without padding, of a dialog, or of a panel, which has the padding. */
export const settingClass = cx(
  'flex items-center gap-3 min-h-17 py-3 ps-5 pe-4 desk:in-data-[settings=card]:px-6 in-data-[settings=panel]:flex-wrap in-data-[settings=panel]:px-0',
  '[&>svg]:self-start [&>svg]:mt-0.5 [&>svg]:text-brand [&>a]:flex-none [&>button]:flex-none',
)

/** A line of a settings card. */
export function Setting({ icon, label, value, note, action }: Props) {
  return (
    <li className={settingClass}>
      <Icon name={icon} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {label && <p className="text-muted text-sm">{label}</p>}
        <p className="font-strong">{value}</p>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      <span className="flex flex-none">{action}</span>
    </li>
  )
}
