import type { ComponentProps } from 'react'
import './layout.css'
import { cx } from '../cx'

/** The props of `Card`. */
export interface CardProps extends ComponentProps<'section'> {
  /** `deep`: the one dark card of a screen, for today's most important content. */
  tone?: 'plain' | 'deep' | 'soft' | undefined
  /** Without padding, for lists and tables; `CardHead` and `CardFoot` have their own. */
  flush?: boolean | undefined
  /** `section` and `article` need a heading inside and aria-labelledby. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
}

/** Class names of a card, for links and forms that look like one. */
export const cardClass = (
  { tone = 'plain', flush }: Pick<CardProps, 'tone' | 'flush'> = {},
  className?: string,
) => cx('card', tone !== 'plain' && `card-${tone}`, flush && 'card-flush', className)

/** A card. */
export function Card({ tone, flush, as = 'div', className, ...rest }: CardProps) {
  const Element = as as 'section'
  return <Element {...rest} className={cardClass({ tone, flush }, className)} />
}

/** The props of `CardHead` and of `CardFoot`, which the start does not have. */
export interface CardPartProps extends ComponentProps<'div'> {
  as?: 'div' | 'h2' | 'p' | undefined
}

/** The head of a card without padding: its heading, and what stands beside it. */
export function CardHead({ as = 'div', className, ...rest }: CardPartProps) {
  const Element = as as 'div'
  const partClass = 'flex items-center justify-between gap-3 py-4 px-5 desk:py-5 desk:px-6'
  return <Element {...rest} className={cx(partClass, className)} />
}
