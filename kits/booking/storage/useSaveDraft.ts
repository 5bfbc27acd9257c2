import { useEffect } from 'react'
import { saveLeftNote } from './leftNote'
import type { DraftScope } from './draftScope'
import { saveOrDeleteDraft } from './draftStorage'
import type { BookingState } from '../state/bookingReducer'
import { tabStorage } from '@portico/core/state/tabStorage'
import type { BookingVariant } from '../variant'
import { useDraftScope } from './useDraftScope'

/** Saves the draft and its note after every change, and deletes them once booked. */
export function useSaveDraft(variant: BookingVariant, { phase, draft, skippedSteps }: BookingState): void {
  const { personKey, variant: id, appointmentId, parameters } = useDraftScope(variant)
  useEffect(() => {
    const scope: DraftScope = { personKey, variant: id, appointmentId, ...(parameters && { parameters }) }
    saveOrDeleteDraft(tabStorage(), scope, { phase, draft, skippedSteps })
    saveLeftNote(tabStorage(), personKey, { phase, draft })
  }, [phase, draft, skippedSteps, personKey, id, appointmentId, parameters])
}
