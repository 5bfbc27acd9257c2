import { useState, type ReactNode } from 'react'
import { useText } from '@core/i18n/useText'
import { Button } from '@core/ui/actions/Button'

/** So many are drawn at once: a phone draws a thousand cards too slowly, and nobody reads them. */
const PAGE_SIZE = 60

/** The first of a list and a button for the next ones; the search above it reaches all of them. */
export function useShowMore<T>(list: readonly T[]): { shown: readonly T[]; more: ReactNode } {
  const t = useText()
  const [count, setCount] = useState(PAGE_SIZE)
  const left = list.length - count
  const more = left > 0 && (
    <Button variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
      {t('BOOKING.MORE', { count: Math.min(left, PAGE_SIZE) })}
    </Button>
  )
  return { shown: list.slice(0, count), more }
}
