import { useState, type ReactNode } from 'react'
import { useText } from '@core/i18n/useText'
import { Button } from '@core/ui/actions/Button'

/** So many are drawn at once: a phone draws a thousand cards too slowly, and nobody reads them. */
const AT_ONCE = 60

/** The first of a list and a button for the next ones; the search above it reaches all of them. */
export function useMoreOf<T>(list: readonly T[]): { shown: readonly T[]; more: ReactNode } {
  const t = useText()
  const [count, setCount] = useState(AT_ONCE)
  const left = list.length - count
  const more = left > 0 && (
    <Button variant="secondary" onClick={() => setCount(count + AT_ONCE)}>
      {t('BOOKING.MORE', { count: Math.min(left, AT_ONCE) })}
    </Button>
  )
  return { shown: list.slice(0, count), more }
}
