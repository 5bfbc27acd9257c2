import './feedback.css'
import { cx } from '../cx'

/** A spinner without an accessible name: put it next to a text that says what is loading. */
export function Spinner({ className }: { className?: string }) {
  return <span className={cx('spinner', className)} aria-hidden="true" />
}
