import type { ReactNode } from 'react'
import './media.css'
import { cx } from '../cx'

/** The brand motif: the avatar's shape repeated outwards. Decorative. */
export function Arches({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={cx('arches', className)} aria-hidden="true">
      <i />
      {children}
    </div>
  )
}
