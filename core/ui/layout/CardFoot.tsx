import { cx } from '../cx'
import type { CardPartProps } from './Card'

/** The foot of a card without padding: what adds to its content. */
export function CardFoot({ as = 'div', className, ...rest }: CardPartProps) {
  const Element = as as 'div'
  const partClass =
    'flex items-center gap-3 py-3 px-5 hairline-t bg-[color-mix(in_srgb,var(--surface)_60%,var(--surface-raised))] desk:px-6'
  return <Element {...rest} className={cx(partClass, className)} />
}
