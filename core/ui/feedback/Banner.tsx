import type { ReactNode } from 'react'
import './feedback.css'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

export interface BannerProps {
  icon?: IconName | undefined
  /** Accessible name of the landmark: "Cuenta de otra persona". */
  label: string
  children: ReactNode
  action?: { label: string; onPress: () => void } | undefined
}

/** A persistent strip at the top, for example while acting for someone else, with a link back. */
export function Banner({ icon = 'users-round', label, children, action }: BannerProps) {
  return (
    <section className="banner" aria-label={label}>
      <Icon name={icon} />
      <span>{children}</span>
      {action && (
        <button type="button" className="btn-banner" onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </section>
  )
}
