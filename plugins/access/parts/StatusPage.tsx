import type { ReactNode } from 'react'
import { SupportLinks } from '@core/app/shell/menu/SupportLinks'
import { Icon } from '@core/ui/media/Icon'
import type { IconName } from '@core/ui/media/icons'
import { Spinner } from '@core/ui/feedback/Spinner'
import '@core/ui/feedback/EmptyState.css'
import './statusPage.css'

interface Props {
  icon: IconName
  title: string
  text: string
  /** Something is going on and people only have to wait. */
  busy?: boolean
  /** How to reach a person. */
  help?: boolean
  /** The way on. */
  children?: ReactNode
}

/** A page that says one thing and offers the way on. */
export function StatusPage({ icon, title, text, busy, help, children }: Props) {
  return (
    <div className="plain" aria-live={busy ? 'polite' : undefined}>
      <span className="empty-arch">{busy ? <Spinner /> : <Icon name={icon} />}</span>
      <h1 className="h1">{title}</h1>
      <p className="lead">{text}</p>
      {children}
      {help && <SupportLinks />}
    </div>
  )
}
