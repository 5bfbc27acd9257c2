import { LazyPart } from '@portico/core/plugin/LazyPart'
import { useContributions } from '@portico/core/plugin/useHost'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { DOCUMENTS_MAX } from '../../draft/draft'
import type { Booking } from '../../flow/useBooking'

/** The choice of documents for the doctor, for a variant that asks and where a plugin has documents. */
export function ReviewDocuments({ booking }: { booking: Booking }) {
  const { variant, context, draft, setDocuments } = booking
  const [choice] = useContributions('bookingDocuments')
  // Without a session nobody has documents.
  if (!choice || !variant.asksDocuments || !context.userId) return null
  const waiting = (
    <Loading>
      <Skeleton shape="block" height="12rem" />
    </Loading>
  )
  return (
    <LazyPart
      point="bookingDocuments"
      plugin={choice.plugin}
      id={choice.id}
      load={choice.part}
      props={{ value: draft.documents ?? [], onChange: setDocuments, max: DOCUMENTS_MAX }}
      fallback={waiting}
    />
  )
}
