import { useEffect } from 'react'
import { follow } from './draftStorage'
import type { BookingState } from '../state/bookingReducer'
import { tabStorage } from '@core/state/tabStorage'
import type { BookingVariant } from '../variant'
import { useWhose } from '../opening/useOpening'

/** Keeps the draft after every change until it is booked. */
export function useKeeping(variant: BookingVariant, { phase, draft, single }: BookingState): void {
  const { person, variant: id, appointment, place } = useWhose(variant)
  useEffect(() => {
    const whose = { person, variant: id, appointment, ...(place && { place }) }
    follow(tabStorage(), whose, { phase, draft, single })
  }, [phase, draft, single, person, id, appointment, place])
}
