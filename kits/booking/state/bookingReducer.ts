import { holding, newDraft, pick, pickSlot, withoutSlot, writeNotes, type ChoiceStep } from '../draft/draft'
import type { Choice, Draft, Outcome, Slot, StepId } from '../variant'

/** Where a booking is (C-060). */
export type Phase = 'loading' | 'choosing' | 'noDates' | 'booking' | 'booked' | 'notBooked'

/** A time that turned out to be taken. */
export interface Lost {
  slot: Slot
  provider?: Choice
  /** Not somebody else: the person has an appointment of theirs then. */
  own?: true
}

export interface BookingState {
  readonly phase: Phase
  readonly draft: Draft
  /** Steps with one choice only: answered without asking. */
  readonly single: readonly StepId[]
  readonly lost?: Lost
  /** Text keys that say why it was not booked. */
  readonly failure?: { message: string; also?: string }
  /** The person has to sign in before it can be booked (C-033). */
  readonly login?: true
}

export type BookingEvent =
  | { type: 'opened'; draft: Draft; single?: readonly StepId[] }
  | { type: 'picked'; step: ChoiceStep; choice: Choice; only?: boolean }
  | { type: 'pickedTime'; slot: Slot; provider?: Choice }
  | { type: 'wrote'; notes: string }
  | { type: 'dates'; found: boolean }
  | { type: 'allDays' }
  | { type: 'submitted' }
  | { type: 'ended'; outcome: Outcome }

/** The state before anything is known. */
export const loading = (variant: string): BookingState => ({
  phase: 'loading',
  draft: newDraft(variant, ''),
  single: [],
})

/** The flags of the booking screen, as the specification names them (BOOK-029). */
export const flags = ({ phase }: BookingState) => ({
  booking: phase === 'booking',
  booked: phase === 'booked',
  notBooked: phase === 'notBooked',
  showNoDates: phase === 'noDates',
  ready: phase === 'choosing',
})

/**
 * The one state machine of a booking (C-060), for a variant's steps: pure, events in, state out.
 * While a booking is under way nothing can be changed; what was booked stays booked.
 */
export const machine =
  (steps: readonly StepId[]) =>
  (state: BookingState, event: BookingEvent): BookingState => {
    const { phase } = state
    if (event.type === 'opened') {
      return { phase: 'choosing', draft: event.draft, single: event.single ?? [] }
    }
    if (phase === 'loading' || phase === 'booked') return state
    if (event.type === 'ended') return phase === 'booking' ? ended(state, event.outcome) : state
    if (phase === 'booking') return state
    return choosing(steps, state, event)
  }

type Choosing = Exclude<BookingEvent, { type: 'opened' | 'ended' }>

function choosing(steps: readonly StepId[], state: BookingState, event: Choosing): BookingState {
  const { draft, single } = state
  switch (event.type) {
    case 'picked': {
      const later = steps.slice(steps.indexOf(event.step))
      const before = single.filter((step) => !later.includes(step))
      return {
        phase: 'choosing',
        draft: pick(draft, steps, event.step, event.choice),
        single: event.only ? [...before, event.step] : before,
      }
    }
    case 'pickedTime': {
      const from = event.provider ? pick(draft, steps, 'provider', event.provider) : draft
      return { phase: 'choosing', draft: pickSlot(from, event.slot), single }
    }
    case 'wrote':
      return { ...state, draft: writeNotes(draft, event.notes) }
    case 'dates':
      return { ...state, phase: event.found ? 'choosing' : 'noDates' }
    case 'allDays':
      return { phase: 'choosing', draft, single }
    default:
      return { phase: 'booking', draft, single }
  }
}

/** A redirect leaves the page: the booking stays under way until it is opened again. */
function ended({ draft, single }: BookingState, outcome: Outcome): BookingState {
  switch (outcome.kind) {
    case 'booked':
      return { phase: 'booked', draft, single }
    case 'conflict': {
      const { slot, provider } = draft
      const own = outcome.own && { own: outcome.own }
      const lost = slot && { lost: { slot, ...(provider && { provider }), ...own } }
      return { phase: 'notBooked', draft: withoutSlot(draft), single, ...lost }
    }
    case 'failed': {
      const { message, also } = outcome
      const next = outcome.used ? holding(draft) : draft
      return { phase: 'notBooked', draft: next, single, failure: { message, ...(also && { also }) } }
    }
    case 'login':
      return { phase: 'notBooked', draft: holding(draft), single, login: true }
    default:
      return { phase: 'booking', draft: holding(draft, outcome.bookId), single }
  }
}
