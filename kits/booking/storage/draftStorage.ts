import { addPendingPayment } from './pendingPayments'
import type { BookingState } from '../state/bookingReducer'
import type { TabStorage } from '@core/state/tabStorage'
import type { Draft } from '../variant'

/** What is kept of a booking. */
export type StoredDraft = Pick<BookingState, 'draft' | 'skippedSteps'>

/** What of a booking decides what is kept. */
type SavableState = Pick<BookingState, 'phase' | 'draft' | 'skippedSteps'>

/** Whose draft it is and of what: another person, variant or appointment has a draft of its own. */
export interface DraftScope {
  /** Tenant, who acts and for whom, as one key. */
  personKey: string
  variant: string
  /** The appointment that is moved. */
  appointmentId?: string | undefined
  /** What else the address names, as one text. */
  parameters?: string
}

/** Keeps a draft for this tab, so that reload, back, another language and a new sign-in find it again. */
export function saveDraft(storage: TabStorage, scope: DraftScope, kept: StoredDraft): void {
  try {
    storage.setItem(keyOf(scope), JSON.stringify(kept))
    if (kept.draft.pendingPaymentId !== undefined)
      addPendingPayment(storage, scope, kept.draft.pendingPaymentId)
  } catch {
    // A full or forbidden storage costs the comfort of a reload, never the booking itself.
  }
}

/** The draft kept for exactly this person, variant and appointment, or null. A time that has passed is left out. */
export function loadDraft(storage: TabStorage, scope: DraftScope, now: number): StoredDraft | null {
  const found = parseDraft(readItem(storage, keyOf(scope)), scope.variant)
  if (!found) return null
  const { slot, ...draft } = found.draft
  const stillAhead = slot && Date.parse(slot.start) > now
  return { skippedSteps: found.skippedSteps, draft: stillAhead ? { ...draft, slot } : draft }
}

/** Whether a draft is kept for exactly this person, variant and appointment. */
export const hasDraft = (storage: TabStorage, scope: DraftScope): boolean =>
  parseDraft(readItem(storage, keyOf(scope)), scope.variant) !== null

/** What a text keeps of a booking of a variant, or null where it is none. */
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

/** Keeps the draft of a booking as it is now, until it is booked. */
export function saveOrDeleteDraft(
  storage: TabStorage,
  scope: DraftScope,
  { phase, draft, skippedSteps }: SavableState,
): void {
  if (phase === 'booked') deleteDraft(storage, scope)
  else saveDraft(storage, scope, { draft, skippedSteps })
}

/** Forgets a draft: it was booked. */
export function deleteDraft(storage: TabStorage, scope: DraftScope): void {
  storage.removeItem(keyOf(scope))
}

const keyOf = ({
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
    typeof draft.idempotencyKey === 'string'
  )
}
