import { LazyPart } from '@portico/core/plugin/LazyPart'
import { useContributions } from '@portico/core/plugin/useHost'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { Booking } from '../../flow/useBooking'
import { slotClocks } from '../../slots/slotClocks'

/** What happens to the money when the appointment is cancelled, said before it is paid. */
export function PaymentTerms({ booking }: { booking: Booking }) {
  const [contribution] = useContributions('paymentTerms')
  const { draft, context } = booking
  const { slot } = draft
  if (!contribution || !slot) return null
  const [{ zone }] = slotClocks(draft, slot, context.zone)
  const waiting = (
    <Loading>
      <Skeleton shape="block" height="6rem" />
    </Loading>
  )
  return (
    <LazyPart
      point="paymentTerms"
      plugin={contribution.plugin}
      id={contribution.id}
      load={contribution.terms}
      props={{ start: slot.start, zone }}
      fallback={waiting}
    />
  )
}
