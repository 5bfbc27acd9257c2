import './Button.css'
import { cx } from '../cx'

/** What a button or a link with the look of a button looks like. */
export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'accent' | 'on-deep' | undefined
  /** 44, 48 or 56 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

/** Class names of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = {}, className?: string): string {
  const { variant = 'primary', size = 'md', block } = look
  return cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, block && 'btn-block', className)
}
