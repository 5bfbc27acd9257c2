import './layout.css'
import { cx } from '../cx'

/** The props of `Count`. */
export interface CountProps {
  value: number
  tone?: 'neutral' | 'brand' | 'accent' | undefined
}

/** A count; `accent` only for new items. */
export function Count({ value, tone = 'neutral' }: CountProps) {
  return <span className={cx('count', tone !== 'neutral' && `count-${tone}`)}>{value}</span>
}
