import { useBookingText, type BookingKey } from '@portico/booking/texts'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import { ListError } from '../list/ListError'
import { ListSkeleton } from '../list/ListStates'
import type { TextKey } from '../texts'
import { WaitingItem } from './WaitingItem'
import { useWaitingList } from './useWaiting'

/** What the person waits for, with their place. */
export default function WaitingTab() {
  const t = useBookingText<TextKey | BookingKey>()
  const { data, error, mutate } = useWaitingList()
  if (!data) return error ? <ListError onRetry={() => void mutate()} /> : <ListSkeleton />
  if (data.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon="hourglass"
          title={t('BOOKING.WAITING.EMPTY')}
          text={t('BOOKING.WAITING.EMPTY_HINT')}
        />
      </Card>
    )
  return (
    <ul className="grid gap-4 desk:gap-3">
      {data.map((wish) => (
        <WaitingItem key={wish.id} wish={wish} />
      ))}
    </ul>
  )
}
