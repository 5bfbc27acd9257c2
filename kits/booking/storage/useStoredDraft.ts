import { useEffect } from 'react'
import { saveOrDeleteDraft } from './draftStorage'
import type { BookingState } from '../state/bookingReducer'
import { tabStorage } from '@core/state/tabStorage'
import type { BookingVariant } from '../variant'
import { useDraftScope } from '../opening/useOpening'

/** Keeps the draft after every change until it is booked. */
export function useSaveDraft(variant: BookingVariant, { phase, draft, skippedSteps }: BookingState): void {
  const {
    personKey: person,
    variant: id,
    appointmentId: appointment,
    parameters: place,
  } = useDraftScope(variant)
  useEffect(() => {
    const scope = { personKey: person, variant: id, appointment, ...(place && { place }) }
    saveOrDeleteDraft(tabStorage(), scope, { phase, draft, skippedSteps })
  }, [phase, draft, skippedSteps, person, id, appointment, place])
}
