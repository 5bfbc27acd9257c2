import { noteHeld } from './pendingPayments'
import type { BookingState } from '../state/bookingReducer'
import type { TabStorage } from '@core/state/tabStorage'
import type { Draft } from '../variant'

/** What is kept of a booking. */
export type Kept = Pick<BookingState, 'draft' | 'single'>

/** What of a booking decides what is kept. */
type Followed = Pick<BookingState, 'phase' | 'draft' | 'single'>

/** Whose draft it is and of what: another person, variant or appointment has a draft of its own. */
export interface KeptFor {
  /** Tenant, who acts and for whom, as one key. */
  person: string
  variant: string
  /** The appointment that is moved. */
  appointment?: string | undefined
  /** What else the address names, as one text. */
  place?: string
}

/** Keeps a draft for this tab, so that reload, back, another language and a new sign-in find it again. */
export function keep(storage: TabStorage, whose: KeptFor, kept: Kept): void {
  try {
    storage.setItem(nameOf(whose), JSON.stringify(kept))
    if (kept.draft.held !== undefined) noteHeld(storage, whose, kept.draft.held)
  } catch {
    // A full or forbidden storage costs the comfort of a reload, never the booking itself.
  }
}

/** The draft kept for exactly this person, variant and appointment, or null. A time that has passed is left out. */
export function kept(storage: TabStorage, whose: KeptFor, now: number): Kept | null {
  const found = readKept(read(storage, nameOf(whose)), whose.variant)
  if (!found) return null
  const { slot, ...draft } = found.draft
  const stillAhead = slot && Date.parse(slot.start) > now
  return { single: found.single, draft: stillAhead ? { ...draft, slot } : draft }
}

/** Whether a draft is kept for exactly this person, variant and appointment. */
export const hasKept = (storage: TabStorage, whose: KeptFor): boolean =>
  readKept(read(storage, nameOf(whose)), whose.variant) !== null

/** What a text keeps of a booking of a variant, or null where it is none. */
export function readKept(text: string | null, variant: string): Kept | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return isKept(found, variant) ? found : null
  } catch {
    return null
  }
}

function read(storage: TabStorage, name: string): string | null {
  try {
    return storage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps the draft of a booking as it is now, until it is booked. */
export function follow(storage: TabStorage, whose: KeptFor, { phase, draft, single }: Followed): void {
  if (phase === 'booked') forget(storage, whose)
  else keep(storage, whose, { draft, single })
}

/** Forgets a draft: it was booked. */
export function forget(storage: TabStorage, whose: KeptFor): void {
  storage.removeItem(nameOf(whose))
}

const nameOf = ({ person, variant, appointment = 'new', place = '' }: KeptFor) =>
  ['booking', person, variant, appointment, place].join('|')

function isKept(found: unknown, variant: string): found is Kept {
  const { draft, single } = (found ?? {}) as { draft?: Partial<Draft>; single?: unknown }
  return (
    Array.isArray(single) &&
    draft?.variant === variant &&
    typeof draft.notes === 'string' &&
    typeof draft.idempotencyKey === 'string'
  )
}
