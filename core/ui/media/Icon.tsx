import { cx } from '../cx'
import './media.css'
import type { IconName } from './icons'
import { useIconPath } from './useIconPath'

export type { IconName } from './icons'

/** The props of `Icon`. */
export interface IconProps {
  name: IconName
  /** 16, 20, 24 or 32 px. */
  size?: 'xs' | 's' | 'm' | 'l' | undefined
  className?: string | undefined
}

/** An icon, hidden from assistive technology: the text next to it carries the meaning. */
export function Icon({ name, size = 'm', className }: IconProps) {
  const path = useIconPath(name)
  return (
    <svg
      className={cx('icon', size !== 'm' && `icon-${size}`, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
    >
      {path && <path d={path} />}
    </svg>
  )
}
