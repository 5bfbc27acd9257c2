import type { ReactNode } from 'react'
import './feedback.css'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

/** The props of `EmptyState`. */
export interface EmptyStateProps {
  icon: IconName
  title: string
  /** Why it is empty and what to do. */
  text?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Heading level; default 2. Level 1 is for a page that consists of this only. */
  level?: 1 | 2 | 3 | undefined
  tone?: 'brand' | 'danger' | undefined
}

/** An empty list: the reason, and what to do. */
export function EmptyState({ icon, title, text, action, level = 2, tone = 'brand' }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <EmptyArch tone={tone}>
        <Icon name={icon} />
      </EmptyArch>
      <Heading className={level === 1 ? 'h2' : 'h3'} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p className="text-muted">{text}</p>}
      {action}
    </div>
  )
}

/** The drawing above a message, around its icon. */
export function EmptyArch({ tone, children }: Pick<EmptyStateProps, 'tone'> & { children: ReactNode }) {
  return <span className={cx('empty-arch', tone === 'danger' && 'empty-arch-danger')}>{children}</span>
}
