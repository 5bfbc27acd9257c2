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
  <div className="absolute z-5 top-17 inset-x-3 grid grid-cols-[auto_minmax(0,1fr)] gap-3 p-4 rounded-card bg-[color-mix(in_srgb,var(--stage)_94%,transparent)] text-on-deep [box-shadow:0_0_0_1px_color-mix(in_srgb,var(--on-deep)_18%,transparent)] desk:top-auto desk:start-4 desk:end-auto desk:bottom-4 desk:w-[min(27rem,calc(100%-15rem))]">
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
