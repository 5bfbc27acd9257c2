import './Count.css'
import { cx } from '../cx'

export interface CountProps {
  value: number
  tone?: 'neutral' | 'brand' | 'accent' | undefined
}

/** How many; `accent` only for what is new. */
export function Count({ value, tone = 'neutral' }: CountProps) {
  return <span className={cx('count', tone !== 'neutral' && `count-${tone}`)}>{value}</span>
}
