import type { ReactNode } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import { EmptyArch } from '@portico/core/ui/feedback/EmptyState'

interface Props {
  icon: IconName
  title: string
  text: string
  /** Shows a spinner instead of the icon. */
  busy?: boolean
  /** Shows the support contacts. */
  help?: boolean
  /** Actions. */
  children?: ReactNode
}

/** A page with an icon, a message and actions. */
export function StatusPage({ icon, title, text, busy, help, children }: Props) {
  return (
    <div
      className="grid justify-items-center gap-4 max-w-136 mx-auto py-12 text-center"
      aria-live={busy ? 'polite' : undefined}
    >
      <EmptyArch>{busy ? <Spinner /> : <Icon name={icon} />}</EmptyArch>
      <h1 className="h1">{title}</h1>
      <p className="lead">{text}</p>
      {children}
      {help && <SupportLinks />}
    </div>
  )
}
