import type { ComponentProps } from 'react'
import './layout.css'
import { cx } from '../cx'

/** The props of `Card`. */
export interface CardProps extends ComponentProps<'section'> {
  /** `deep`: the one dark card of a screen, for today's most important content. */
  tone?: 'plain' | 'deep' | 'soft' | undefined
  /** Without padding, for lists and tables; use the classes card-head and card-foot inside. */
  flush?: boolean | undefined
  /** `section` and `article` need a heading inside and aria-labelledby. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
}

/** A card. */
export function Card({ tone = 'plain', flush, as = 'div', className, ...rest }: CardProps) {
  const Element = as as 'section'
  const names = cx('card', tone !== 'plain' && `card-${tone}`, flush && 'card-flush', className)
  return <Element {...rest} className={names} />
}
