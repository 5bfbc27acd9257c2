import type { ReactNode } from 'react'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'

interface NoteProps {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A message over the picture of a call, with what can be done. */
export const Note = ({ icon, title, children, action }: NoteProps) => (
  <div className="call-note">
    <Icon name={icon} />
    <div className="stack gap-2">
      <output className="stack gap-2">
        <span className="font-strong">{title}</span>
        {children && <span>{children}</span>}
      </output>
      {action}
    </div>
  </div>
)
