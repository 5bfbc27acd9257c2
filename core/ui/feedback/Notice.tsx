import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'
import './feedback.css'

const icons = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-alert',
  brand: 'info',
} as const satisfies Record<string, IconName>

/** The props of `Notice`. */
export interface NoticeProps {
  tone?: keyof typeof icons | undefined
  title?: string | undefined
  icon?: IconName | undefined
  children?: ReactNode
  /** A button or link below the text. */
  action?: ReactNode
  /** `alert` for a new error, `status` for a change; none for content present from the start. */
  role?: 'alert' | 'status' | undefined
}

/** Class names of an inline message, for one with a heading of its own. */
export const noticeClass = (tone: keyof typeof icons): string =>
  cx('notice', tone !== 'info' && `notice-${tone}`)

/** An inline message. */
export function Notice({ tone = 'info', title, icon, children, action, role }: NoticeProps) {
  return (
    <div className={noticeClass(tone)} role={role}>
      <Icon name={icon ?? icons[tone]} />
      <div className="stack gap-2 min-w-0 flex-1">
        {title && <p className="font-strong">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {action && <div className="flex items-center gap-3 flex-wrap">{action}</div>}
      </div>
    </div>
  )
}
