import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText'
import { cx } from '../cx'
import './feedback.css'

/** The props of `Skeleton`. */
export interface SkeletonProps {
  /** `line` follows the text, `avatar` a person, `button` a control, `block` anything with a height of its own. */
  shape?: 'line' | 'avatar' | 'button' | 'block' | undefined
  /** CSS lengths. */
  width?: string | undefined
  height?: string | undefined
  className?: string | undefined
}

const shapes = {
  line: '',
  avatar: 'skeleton-avatar',
  button: 'skeleton-btn',
  block: 'skeleton-block',
} as const

/** A placeholder with the size of the coming content. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span className={cx('skeleton', shapes[shape], className)} style={{ width, height }} aria-hidden="true" />
  )
}

/** Wraps skeletons, and announces that the part is loading. */
export function Loading({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const t = useText()
  return (
    <div className="stack" aria-busy="true">
      <output className="sr-only">{label ?? t('UI.LOADING')}</output>
      {children}
    </div>
  )
}
