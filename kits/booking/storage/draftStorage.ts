import type { DraftScope } from './draftScope'
import { addPendingPayment } from './pendingPayments'
import type { BookingState } from '../state/bookingReducer'
import type { TabStorage } from '@portico/core/state/tabStorage'
import type { Draft } from '../variant'

/** The stored part of a booking. */
export type StoredDraft = Pick<BookingState, 'draft' | 'skippedSteps'>

/** The parts of the state that decide what is stored. */
type SavableState = Pick<BookingState, 'phase' | 'draft' | 'skippedSteps'>

/** Stores a draft in this tab, so that it survives a reload, back, a change of language and a new sign-in. */
export function saveDraft(storage: TabStorage, scope: DraftScope, kept: StoredDraft): void {
  try {
    storage.setItem(draftKeyOf(scope), JSON.stringify(kept))
    if (kept.draft.pendingPaymentId !== undefined)
      addPendingPayment(storage, scope, kept.draft.pendingPaymentId)
  } catch {
    // Without storage the draft does not survive a reload, but booking still works.
  }
}

/** The stored draft of exactly this scope, or null. A slot in the past is removed. */
export function loadDraft(storage: TabStorage, scope: DraftScope, now: number): StoredDraft | null {
  const found = parseDraft(readItem(storage, draftKeyOf(scope)), scope.variant)
  if (!found) return null
  const { slot, ...draft } = found.draft
  const stillAhead = slot && Date.parse(slot.start) > now
  return { skippedSteps: found.skippedSteps, draft: stillAhead ? { ...draft, slot } : draft }
}

/** Whether a draft is stored for exactly this scope. */
export const hasDraft = (storage: TabStorage, scope: DraftScope): boolean =>
  parseDraft(readItem(storage, draftKeyOf(scope)), scope.variant) !== null

/** Parses a stored booking of a variant; null if the text is not one. */
export function parseDraft(text: string | null, variant: string): StoredDraft | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return isStoredDraft(found, variant) ? found : null
  } catch {
    return null
  }
}

function readItem(storage: TabStorage, name: string): string | null {
  try {
    return storage.getItem(name)
  } catch {
    return null
  }
}

/** Stores the current draft, or deletes it once booked. */
export function saveOrDeleteDraft(
  storage: TabStorage,
  scope: DraftScope,
  { phase, draft, skippedSteps }: SavableState,
): void {
  if (phase === 'booked') deleteDraft(storage, scope)
  else saveDraft(storage, scope, { draft, skippedSteps })
}

/** Deletes a draft. */
export function deleteDraft(storage: TabStorage, scope: DraftScope): void {
  storage.removeItem(draftKeyOf(scope))
}

const draftKeyOf = ({
  personKey: person,
  variant,
  appointmentId: appointment = 'new',
  parameters: place = '',
}: DraftScope) => ['booking', person, variant, appointment, place].join('|')

function isStoredDraft(found: unknown, variant: string): found is StoredDraft {
  const { draft, skippedSteps } = (found ?? {}) as { draft?: Partial<Draft>; skippedSteps?: unknown }
  return (
    Array.isArray(skippedSteps) &&
    draft?.variant === variant &&
    typeof draft.notes === 'string' &&
    (draft.documents === undefined || Array.isArray(draft.documents)) &&
    (draft.answers === undefined || typeof draft.answers === 'object') &&
    typeof draft.idempotencyKey === 'string'
  )
}
