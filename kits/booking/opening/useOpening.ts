import { useState } from 'react'
import type { SWRResponse } from 'swr'
import useSWRImmutable from 'swr/immutable'
import { useRoute } from '@portico/core/routing/useRoute'
import { openBooking, type OpeningResult } from './openBooking'
import { tabStorage } from '@portico/core/state/tabStorage'
import { useBookingContext } from '../state/useBookingContext'
import type { BookingVariant, Draft } from '../variant'
import { useDraftScope } from '../storage/useDraftScope'

/** Opens a booking once per visit of its screen. Another screen may pass answers as route state `draft`. */
export function useOpening(plugin: string, variant: BookingVariant): SWRResponse<OpeningResult> {
  const context = useBookingContext(plugin, variant)
  const scope = useDraftScope(variant)
  const preset = useRoute().state['draft'] as Partial<Draft> | undefined
  const [visit] = useState(() => crypto.randomUUID())
  return useSWRImmutable(['booking opening', visit], () =>
    openBooking({
      variant,
      context,
      scope,
      answers: preset,
      draftId: visit,
      storage: tabStorage(),
      now: Date.now(),
    }),
  )
}
