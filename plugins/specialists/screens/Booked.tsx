import { useEffect, useEffectEvent } from 'react'
import { useGo } from '@core/routing/useGo'
import { useRoute } from '@core/routing/useRoute'
import { Skeleton } from '@core/ui/Skeleton'

/** The confirmation of a specialist (BOOK-064). */
export default function Booked() {
  const go = useGo()
  const { params } = useRoute()
  const show = useEffectEvent(() => go('videoConsultation.appointmentBooked', { params, replace: true }))
  useEffect(() => show(), [])
  return <Skeleton shape="block" height="22rem" />
}
