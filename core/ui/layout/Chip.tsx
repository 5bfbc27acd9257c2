import type { ReactNode } from 'react'
import './layout.css'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

/** The props of `Chip`. */
export interface ChipProps {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | undefined
  icon?: IconName | undefined
  children: ReactNode
  className?: string | undefined
}

/** A status label; its text carries the meaning, not its colour alone. */
export function Chip({ tone = 'neutral', icon, children, className }: ChipProps) {
  return (
    <span className={cx('chip', tone !== 'neutral' && `chip-${tone}`, className)}>
      {icon && <Icon name={icon} size="xs" />}
      <span>{children}</span>
    </span>
  )
}
