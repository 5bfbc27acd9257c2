import type { ReactNode } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { EmptyArch } from '@portico/core/ui/feedback/EmptyState'

interface Props {
  icon: IconName
  title: string
  text: ReactNode
  /** Actions, and what to do next. */
  children?: ReactNode
}

/** The result of a step: an icon, what happened and what comes next. */
export function ResultPage({ icon, title, text, children }: Props) {
  return (
    <div className="grid justify-items-center gap-4 max-w-136 mx-auto py-8 text-center [&>.card]:w-full [&>.card]:text-start">
      <EmptyArch>
        <Icon name={icon} />
      </EmptyArch>
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{text}</p>
      {children}
      <SupportLinks />
    </div>
  )
}
