import { useEffect, useEffectEvent } from 'react'
import { useGo } from '../../routing/useGo'
import { Skeleton } from '../../ui/Skeleton'

/** For a way to book whose confirmation has an address of its own: goes on to the confirmation of every booking, in its place. */
export function ToConfirmation({ bookId }: { bookId: string }) {
  const go = useGo()
  const show = useEffectEvent(() =>
    go('videoConsultation.appointmentBooked', { params: { bookId }, replace: true }),
  )
  useEffect(() => show(), [])
  return <Skeleton shape="block" height="22rem" />
}
