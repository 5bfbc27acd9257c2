import { useState, type ReactNode } from 'react'
import { useBookingText } from '../../texts'
import { Button } from '@portico/core/ui/actions/Button'

/** Choices rendered at first: a phone renders a thousand cards too slowly, and nobody reads them. */
const PAGE_SIZE = 60

/** The first items of a list, and a button for more. The search above the list covers all of them. */
export function useShowMore<T>(list: readonly T[]): { shown: readonly T[]; more: ReactNode } {
  const t = useBookingText()
  const [count, setCount] = useState(PAGE_SIZE)
  const left = list.length - count
  const more = left > 0 && (
    <Button variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
      {t('BOOKING.MORE', { count: Math.min(left, PAGE_SIZE) })}
    </Button>
  )
  return { shown: list.slice(0, count), more }
}
