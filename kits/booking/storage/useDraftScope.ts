import { useRoute } from '@portico/core/routing/useRoute'
import { usePersonContext } from '@portico/core/session/personContext'
import type { BookingVariant } from '../variant'
import { draftScopeOf, type DraftScope } from './draftScope'

/** The draft scope of a screen: person, variant, and the appointment to move (C-019). */
export function useDraftScope(variant: BookingVariant): DraftScope {
  return draftScopeOf(usePersonContext().personKey, variant, useRoute())
}
